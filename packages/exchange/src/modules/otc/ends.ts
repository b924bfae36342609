import { dayOf } from '@candor/kernel';
import { type Atoms, minus, negated, zero } from '@candor/money';
import type { EntryKind } from '../../ledger-words.ts';
import type { AccountId } from '../../vocabulary.ts';
import { putBack } from './ads.ts';
import type { OtcOrder } from './otc.ts';
import type { OtcSlice } from './slice.ts';

/** The names that every fact about an order has. */
export function namesOf({ orderId, adId, buyerId, sellerId, assetId }: OtcOrder) {
  return { orderId, adId, buyerId, sellerId, assetId };
}

/** All of the escrow is the buyer's. */
export function endReleased(core: OtcSlice, order: OtcOrder): void {
  split(core, order, order.quantity, 'otc_trade');
  for (const accountId of [order.buyerId, order.sellerId]) core.otc.ownRecord(accountId).completed += 1;
  end(core, order, { state: 'released', toBuyer: order.quantity, toSeller: zero, toAd: zero });
  delayWithdrawals(core, order);
}

/** Nothing was sold: the escrow is on offer again while its ad is there, and the seller's otherwise. */
export function endUnsold(core: OtcSlice, order: OtcOrder, state: 'cancelled' | 'expired'): void {
  const { quantity, sellerId, side } = order;
  const isOnOfferAgain = putBack(core, order.adId, quantity);
  const isAds = side === 'sell' && isOnOfferAgain;
  if (!isAds) giveBack(core, order, sellerId);
  end(core, order, { state, toBuyer: zero, toSeller: isAds ? zero : quantity, toAd: isOnOfferAgain ? quantity : zero });
}

/** The buyer let an order go before paying: it counts against them, and towards their limit of the day. */
export function countFailed(core: OtcSlice, buyerId: AccountId): void {
  const record = core.otc.ownRecord(buyerId);
  const day = dayOf(core.nowMs);
  record.failed += 1;
  record.dayFailed = record.day === day ? record.dayFailed + 1 : 1;
  record.day = day;
}

/** A verdict that is final: its split is made, and a side that gets nothing has lost. */
export function endDecided(core: OtcSlice, order: OtcOrder, toBuyer: Atoms): void {
  split(core, order, toBuyer, 'otc_verdict');
  const toSeller = minus(order.quantity, toBuyer);
  if (toBuyer === 0n) core.otc.ownRecord(order.buyerId).lost += 1;
  if (toSeller === 0n) core.otc.ownRecord(order.sellerId).lost += 1;
  end(core, order, { state: 'closed', toBuyer, toSeller, toAd: zero });
  if (toBuyer > 0n) delayWithdrawals(core, order);
}

interface End {
  readonly state: OtcOrder['state'];
  readonly toBuyer: Atoms;
  readonly toSeller: Atoms;
  readonly toAd: Atoms;
}

function end(core: OtcSlice, order: OtcOrder, how: End): void {
  order.state = how.state;
  core.otc.forgetOrder(order);
  core.emit({ type: 'otc.ended', ...namesOf(order), ...how });
}

/** Takes the escrow out of its hold: a part for the buyer, the rest for the seller. */
function split(core: OtcSlice, order: OtcOrder, toBuyer: Atoms, kind: EntryKind): void {
  const { buyerId, sellerId, assetId, quantity } = order;
  const seller = core.ledger.wallet(sellerId, 'spot', assetId);
  core.ledger.line(seller, kind, minus(quantity, toBuyer), negated(quantity));
  if (toBuyer > 0n) core.ledger.line(core.ledger.wallet(buyerId, 'spot', assetId), kind, toBuyer, zero);
  core.post(order.orderId);
}

function giveBack(core: OtcSlice, { assetId, quantity, orderId }: OtcOrder, sellerId: AccountId): void {
  const wallet = core.ledger.wallet(sellerId, 'spot', assetId);
  core.ledger.line(wallet, 'otc_return', quantity, negated(quantity));
  core.post(orderId);
}

/** Withdrawals of the buyer are held by the fact of it. */
function delayWithdrawals(core: OtcSlice, { buyerId, orderId, delayMs }: OtcOrder): void {
  if (delayMs === 0) return;
  core.emit({ type: 'otc.delayed', accountId: buyerId, orderId, untilMs: core.nowMs + delayMs });
}
