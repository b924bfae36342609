import type { DualProductRow, DualPurchaseRow } from '@candor/api';
import type { AssetId, DualProductView, DualPurchaseView } from '@candor/exchange';
import { type DualResult, dualPurchaseFields, type ReinvestRefusal } from '@candor/exchange/rules';
import { hex } from '@candor/kernel/hash';
import { type Atoms, atomsToText, type Price, priceToText } from '@candor/money';
import type { Instruments } from '../../market/instruments.ts';
import { priceTextOf } from '../../serving/decimals.ts';
import { shownMaker } from '../../serving/shown.ts';

/** A purchase from the core or from history. */
export type ShownPurchase = Omit<DualPurchaseView, 'accountId'> & {
  readonly settlement?: {
    readonly result: DualResult;
    readonly settlementPrice?: Price;
    readonly paidAssetId: AssetId;
    readonly paid: Atoms;
    readonly atMs: number;
  };
  readonly reinvestRefusal?: ReinvestRefusal;
};

const {
  accountId: _account,
  stake: _stake,
  baseOut: _baseOut,
  quoteOut: _quoteOut,
  stakeAssetId: _stakeAssetId,
  ...shownFields
} = dualPurchaseFields;
const shown = shownMaker(shownFields);

export function dualProductRowOf(
  instruments: Instruments,
  { hash, terms, isClosed, soldShares, leftShares }: DualProductView,
  { nowMs, ownShares }: { readonly nowMs: number; readonly ownShares: number | undefined },
): DualProductRow {
  const { symbol, base, quote } = instruments.pairOf(terms.pairId);
  const paid = terms.direction === 'call' ? base : quote;
  return {
    ...terms,
    linkedPrice: priceToText(terms.linkedPrice),
    share: atomsToText(terms.share, paid.scale),
    termsHash: hex(hash),
    symbol,
    stakeAssetId: paid.assetId,
    stakeCode: paid.code,
    baseCode: base.code,
    quoteCode: quote.code,
    baseScale: base.scale,
    quoteScale: quote.scale,
    isOnSale: !isClosed && leftShares > 0 && nowMs >= terms.opensAtMs && nowMs < terms.closesAtMs,
    sold: soldShares,
    ownShares,
    left: leftShares,
  };
}

function statusOf({ settlement, maturesAtMs }: ShownPurchase, nowMs: number): DualPurchaseRow['status'] {
  if (settlement !== undefined) return settlement.result === 'void' ? 'fail' : 'success';
  return nowMs < maturesAtMs ? 'purchased' : 'settling';
}

export function dualPurchaseRowOf(instruments: Instruments, purchase: ShownPurchase, nowMs: number): DualPurchaseRow {
  const { symbol, base, quote } = instruments.pairOf(purchase.pairId);
  const staked = purchase.stakeAssetId === base.assetId ? base : quote;
  const { settlement } = purchase;
  const paid = settlement && instruments.assetOf(settlement.paidAssetId);
  return {
    ...shown(purchase, staked.scale),
    symbol,
    stakeCode: staked.code,
    baseCode: base.code,
    quoteCode: quote.code,
    baseScale: base.scale,
    quoteScale: quote.scale,
    stake: atomsToText(purchase.stake, staked.scale),
    baseOut: atomsToText(purchase.baseOut, base.scale),
    quoteOut: atomsToText(purchase.quoteOut, quote.scale),
    status: statusOf(purchase, nowMs),
    outcome: settlement === undefined || settlement.result === 'void' ? undefined : settlement.result,
    settlementPrice: priceTextOf(settlement?.settlementPrice),
    paid: settlement && paid && atomsToText(settlement.paid, paid.scale),
    paidCode: paid?.code,
    reinvestMin: purchase.reinvest?.interestMin,
    reinvestRefusal: purchase.reinvestRefusal,
    boughtAtMs: purchase.boughtAtMs,
    settledAtMs: settlement?.atMs,
  };
}
