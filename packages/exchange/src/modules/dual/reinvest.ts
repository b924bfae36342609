import { type Atoms, mulDiv, type Price, smaller } from '@candor/money';
import type { AssetId } from '../../vocabulary.ts';
import { isCovered, isOnSale, purchaseOf, sell } from './buy.ts';
import { type ReinvestRefusal, reinvestRefusals } from './fields.ts';
import { pairOf } from './funds.ts';
import { ownRefusal, worthOfPurchase } from './own-limit.ts';
import type { LivePurchase, Product } from './product.ts';
import type { DualSlice } from './slice.ts';

interface Paid {
  readonly paidAssetId: AssetId;
  readonly paid: Atoms;
}

interface Found {
  readonly product: Product;
  readonly shares: number;
  readonly indexPrice: Price;
}

/** Buys whole shares of the next product of the same kind with a payout, where it can be; otherwise says why not. */
export function reinvest(core: DualSlice, settled: LivePurchase, paid: Paid): void {
  const { purchaseId, accountId, reinvest: limits } = settled;
  if (limits === undefined) return;
  const found = nextOf(core, settled, paid);
  if (typeof found === 'string') {
    core.emit({ type: 'dual.reinvest_refused', purchaseId, accountId, reason: found });
    return;
  }
  const { product, shares, indexPrice } = found;
  const wanted = purchaseOf(core, product, { accountId, shares, indexPrice, reinvestedFrom: purchaseId });
  sell(core, product, { ...wanted, reinvest: limits });
}

/**
 * The product of the same pair, direction and days whose linked price is about as far from the index as that of the settled purchase
 * was, among those that its user can have; or the reason that there is none, which is that of the one that came furthest.
 */
function nextOf(core: DualSlice, settled: LivePurchase, { paidAssetId, paid }: Paid): Found | ReinvestRefusal {
  const { accountId, pairId, stakeAssetId } = settled;
  if (paidAssetId !== stakeAssetId) return 'other_asset';
  if (!core.products.allows(accountId, 'dual')) return 'product_unavailable';
  const onSale = core.dual.ofKind(settled).filter((product) => isOnSale(core, product));
  if (onSale.length === 0) return 'no_product';
  if (pairOf(core, pairId).status !== 'trading') return 'pair_not_trading';
  if (!core.sessions.isOpen(pairId, core.nowMs)) return 'market_closed';
  const indexPrice = core.index.fresh(pairId, core.nowMs);
  if (indexPrice === undefined) return 'index_stale';

  const money = smaller(paid, core.spendable(accountId, 'spot', paidAssetId));
  let refusal: ReinvestRefusal = 'interest_lower';
  // Most often the nearest can be had, so that the others need not be worked out.
  for (const product of byNearness(settled, indexPrice, onSale)) {
    const shares = sharesIn(core, settled, { product, indexPrice, money });
    if (typeof shares === 'number') return { product, shares, indexPrice };
    if (reinvestRefusals.indexOf(shares) > reinvestRefusals.indexOf(refusal)) refusal = shares;
  }
  return refusal;
}

/** The shares of a product that a payout buys, or the reason that it buys none. The reasons are in the order of their checks. */
function sharesIn(
  core: DualSlice,
  { accountId, reinvest: limits }: LivePurchase,
  of: { readonly product: Product; readonly indexPrice: Price; readonly money: Atoms },
): number | ReinvestRefusal {
  const { product, indexPrice, money } = of;
  const { terms, soldShares } = product;
  if (terms.interest < (limits?.interestMin ?? 0)) return 'interest_lower';
  const { direction, linkedPrice } = terms;
  // Beyond its linked price the other result is the likely one, and not what was agreed to.
  if (direction === 'call' ? linkedPrice < indexPrice : linkedPrice > indexPrice) return 'linked_passed';
  const affordable = Number(mulDiv(money, 1n, terms.share, 'down'));
  const own = core.dual.sharesOf(accountId, terms.productId);
  const shares = Math.min(affordable, terms.shares - soldShares, terms.accountShares - own);
  if (shares < 1) return 'too_little';
  const wanted = purchaseOf(core, product, { accountId, shares, indexPrice });
  if (ownRefusal(core, accountId, worthOfPurchase(core, wanted)) !== undefined) return 'own_limit';
  return isCovered(core, wanted) ? shares : 'liquidity_insufficient';
}

/** Products by how near their linked price is to the distance from the index that was agreed to; of equal ones the lowest number first. */
function byNearness(settled: LivePurchase, indexPrice: Price, products: readonly Product[]): readonly Product[] {
  // linked ÷ index, of each less that of the settled purchase, times both indexes.
  const agreed = BigInt(settled.linkedPrice) * BigInt(indexPrice);
  const apart = products.map((product) => {
    const by = BigInt(product.terms.linkedPrice) * BigInt(settled.indexPrice) - agreed;
    return { product, by: by < 0n ? -by : by };
  });
  // A sort keeps the order of equals.
  return apart.sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0)).map(({ product }) => product);
}
