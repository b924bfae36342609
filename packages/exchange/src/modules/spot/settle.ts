import { type Atoms, atoms, minus, negated, plus, zero } from '@candor/money';
import { house } from '../../ledger-words.ts';
import { atomsOfLots, notionalOfLots, type Pair, priceOfTicks } from '../catalog/catalog.ts';
import { holdNeeded, isHouse, eventOrderId, type SpotOrder, walletTypeOf } from './order.ts';
import { feeOn, isMarketKind } from './rules.ts';
import type { SpotSlice } from './slice.ts';

function fill(order: SpotOrder, lots: number, quoteAmount: Atoms): void {
  order.filledLots += lots;
  order.filledQuote = plus(order.filledQuote, quoteAmount);
}

/** Charges the growth of the cumulative fee: one rounding up per order and role, however it is split into fills. */
function charge(order: SpotOrder, isTaker: boolean, received: Atoms): Atoms {
  if (isTaker) {
    order.takerReceived = plus(order.takerReceived, received);
    const due = minus(feeOn(order.takerReceived, order.takerFee), order.takerCharged);
    order.takerCharged = plus(order.takerCharged, due);
    return due;
  }
  order.makerReceived = plus(order.makerReceived, received);
  const due = minus(feeOn(order.makerReceived, order.makerFee), order.makerCharged);
  order.makerCharged = plus(order.makerCharged, due);
  return due;
}

/**
 * The frozen amount beyond the order's need after a fill: a limit buy that traded below its limit gets the difference
 * back at once.
 */
function freed(pair: Pair, order: SpotOrder): Atoms {
  if (isMarketKind(order.orderType) || order.quoteAmount > 0n) return zero;
  const needed = holdNeeded(pair, order);
  return order.held > needed ? minus(order.held, needed) : zero;
}

function postLeg(
  core: SpotSlice,
  pair: Pair,
  order: SpotOrder,
  leg: { readonly paid: Atoms; readonly received: Atoms; readonly fee: Atoms },
): void {
  const { ledger } = core;
  const type = walletTypeOf(order);
  const isBuy = order.side === 'buy';
  const paying = ledger.wallet(order.accountId, type, isBuy ? pair.quote.assetId : pair.base.assetId);
  const receiving = ledger.wallet(order.accountId, type, isBuy ? pair.base.assetId : pair.quote.assetId);
  ledger.line(paying, 'trade', zero, negated(leg.paid));
  ledger.line(receiving, 'trade', leg.received, zero);
  if (leg.fee > 0n) ledger.line(receiving, 'trade_fee', negated(leg.fee), zero);
  order.held = minus(order.held, leg.paid);
  const release = freed(pair, order);
  if (release === 0n) return;
  order.held = minus(order.held, release);
  if (isHouse(order)) ledger.holdWithoutPosting(paying, negated(release));
  else ledger.line(paying, 'order_release', release, negated(release));
}

/** Moves the money of one match of `lots` at `ticks` (the resting order's price), and states it. */
export function settle(
  core: SpotSlice,
  pair: Pair,
  taker: SpotOrder,
  maker: SpotOrder,
  ticks: number,
  lots: number,
): void {
  const { ledger } = core;
  const quantity = atomsOfLots(pair, lots);
  const quoteAmount = notionalOfLots(pair, ticks, lots);
  fill(taker, lots, quoteAmount);
  fill(maker, lots, quoteAmount);
  const isTakerBuying = taker.side === 'buy';
  const takerGives = isTakerBuying ? quoteAmount : quantity;
  const makerGives = isTakerBuying ? quantity : quoteAmount;
  const takerFee = charge(taker, true, makerGives);
  const makerFee = charge(maker, false, takerGives);
  core.emit({
    type: 'spot.traded',
    tradeId: core.spot.takeTradeId(),
    pairId: pair.pairId,
    price: priceOfTicks(pair, ticks),
    quantity,
    quoteAmount,
    takerSide: taker.side,
    takerOrderId: eventOrderId(taker),
    takerAccountId: taker.accountId,
    takerFee,
    makerOrderId: eventOrderId(maker),
    makerAccountId: maker.accountId,
    makerFee,
  });
  postLeg(core, pair, taker, { paid: takerGives, received: makerGives, fee: takerFee });
  postLeg(core, pair, maker, { paid: makerGives, received: takerGives, fee: makerFee });
  const baseFee = isTakerBuying ? takerFee : makerFee;
  const quoteFee = atoms(takerFee + makerFee - baseFee);
  if (baseFee > 0n) ledger.line(ledger.wallet(house.fees, 'house', pair.base.assetId), 'trade_fee', baseFee, zero);
  if (quoteFee > 0n) ledger.line(ledger.wallet(house.fees, 'house', pair.quote.assetId), 'trade_fee', quoteFee, zero);
  core.post(eventOrderId(taker));
}
