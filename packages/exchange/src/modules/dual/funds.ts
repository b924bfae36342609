import { type Atoms, atoms, minus, negated, zero } from '@candor/money';
import { house } from '../../ledger-words.ts';
import type { AssetId, PairId } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import type { WalletIndex } from '../ledger/ledger.ts';
import { present } from '@candor/kernel';
import type { DualResult } from './fields.ts';
import type { LivePurchase } from './product.ts';
import type { DualSlice } from './slice.ts';

type Reserved = Pick<LivePurchase, 'direction' | 'stake' | 'baseOut' | 'quoteOut'>;

export function pairOf(core: DualSlice, pairId: PairId): Readonly<Pair> {
  return present(core.catalog.pairs.get(pairId), 'a dual investment is in a listed pair');
}

/** The amounts that `underwriting` sets aside beside the stake: interest in its asset, the whole payout in the other. */
export function reservesOf({ direction, stake, baseOut, quoteOut }: Reserved): {
  readonly base: Atoms;
  readonly quote: Atoms;
} {
  return direction === 'call'
    ? { base: minus(baseOut, stake), quote: quoteOut }
    : { base: baseOut, quote: minus(quoteOut, stake) };
}

export function coverWallet(core: DualSlice, assetId: AssetId): WalletIndex {
  return core.ledger.wallet(house.underwriting, 'house', assetId);
}

/** Freezes the stake at the buyer and both payouts at the house: from here on either result is paid for. */
export function reserve(core: DualSlice, purchase: LivePurchase): void {
  const { accountId, purchaseId, stakeAssetId, stake } = purchase;
  const { base, quote } = pairOf(core, purchase.pairId);
  const held = reservesOf(purchase);
  const { ledger } = core;
  ledger.line(ledger.wallet(accountId, 'spot', stakeAssetId), 'dual_purchase', negated(stake), stake);
  ledger.line(coverWallet(core, base.assetId), 'dual_reserve', negated(held.base), held.base);
  ledger.line(coverWallet(core, quote.assetId), 'dual_reserve', negated(held.quote), held.quote);
  core.post(purchaseId);
}

/** Frees stake and reserves: the payout to the buyer, all else to `underwriting`; of a void purchase each gets back its own. */
export function payOut(core: DualSlice, purchase: LivePurchase, result: DualResult): void {
  const { accountId, purchaseId, direction, stakeAssetId, stake, baseOut, quoteOut } = purchase;
  const { base, quote } = pairOf(core, purchase.pairId);
  const held = reservesOf(purchase);
  const kind = result === 'void' ? 'dual_refund' : 'dual_payout';
  const { ledger } = core;
  const paid = {
    base: result === 'base' ? baseOut : result === 'void' && direction === 'call' ? stake : zero,
    quote: result === 'quote' ? quoteOut : result === 'void' && direction === 'put' ? stake : zero,
  };
  for (const [side, assetId] of [
    ['base', base.assetId],
    ['quote', quote.assetId],
  ] as const) {
    const staked = assetId === stakeAssetId ? stake : zero;
    if (staked > 0n || paid[side] > 0n) {
      ledger.line(ledger.wallet(accountId, 'spot', assetId), kind, paid[side], negated(staked));
    }
    ledger.line(coverWallet(core, assetId), kind, atoms(staked + held[side] - paid[side]), negated(held[side]));
  }
  core.post(purchaseId);
}
