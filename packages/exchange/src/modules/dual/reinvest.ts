import { type Atoms, mulDiv, smaller } from '@candor/money';
import type { AssetId } from '../../vocabulary.ts';
import { isCovered, isOnSale, purchaseOf, sell } from './buy.ts';
import type { ReinvestRefusal } from './fields.ts';
import { ownRefusal, worthOfPurchase } from './own-limit.ts';
import type { LivePurchase, Product } from './product.ts';
import type { DualSlice } from './slice.ts';

interface Paid {
  readonly paidAssetId: AssetId;
  readonly paid: Atoms;
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
  const wanted = purchaseOf(core, found.product, { accountId, shares: found.shares, reinvestedFrom: purchaseId });
  sell(core, found.product, { ...wanted, reinvest: limits });
}

/** The product and its shares: the first on sale of the same pair, direction and days; or the reason that there is none. */
function nextOf(
  core: DualSlice,
  { accountId, pairId, direction, interestDays, stakeAssetId, reinvest: limits }: LivePurchase,
  { paidAssetId, paid }: Paid,
): { readonly product: Product; readonly shares: number } | ReinvestRefusal {
  if (paidAssetId !== stakeAssetId) return 'other_asset';
  if (!core.products.allows(accountId, 'dual')) return 'product_unavailable';
  const product = [...core.dual.products.values()].find((one) => {
    const isSameKind = one.terms.direction === direction && one.terms.interestDays === interestDays;
    return one.terms.pairId === pairId && isSameKind && isOnSale(core, one);
  });
  if (product === undefined || core.index.fresh(pairId, core.nowMs) === undefined) return 'no_product';
  const { terms, soldShares } = product;
  if (terms.interest < (limits?.interestMin ?? 0)) return 'interest_lower';
  const own = core.dual.sharesOf(accountId, terms.productId);
  const spendable = core.spendable(accountId, 'spot', paidAssetId);
  const affordable = Number(mulDiv(smaller(paid, spendable), 1n, terms.share, 'down'));
  const shares = Math.min(affordable, terms.shares - soldShares, terms.accountShares - own);
  if (shares < 1) return 'too_little';
  const wanted = purchaseOf(core, product, { accountId, shares });
  if (ownRefusal(core, accountId, worthOfPurchase(core, wanted)) !== undefined) return 'own_limit';
  return isCovered(core, wanted) ? { product, shares } : 'liquidity_insufficient';
}
