import { done, reject } from '@candor/kernel';
import { negated, zero, type Ppm } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { NftOrderId } from '../../vocabulary.ts';
import type { NftOrder } from './nft.ts';
import { isOut, noteStart } from './outage.ts';
import { payFor, share } from './payments.ts';
import type { NftSlice } from './slice.ts';

/** Asks a bidder to pay, by the time that the work gives. */
export function openOrder(core: NftSlice, wanted: Omit<NftOrder, 'orderId' | 'deadlineMs'>): void {
  const { nft } = core;
  noteStart(core);
  const deadlineMs = core.nowMs + nft.workOf(nft.itemOf(wanted)).paymentMs;
  const order: NftOrder = { orderId: nft.nextOrderId++ as NftOrderId, deadlineMs, ...wanted };
  nft.keepOrder(order);
  core.timers.set(deadlineMs, 'nft.payment', order.orderId);
  const { next: _next, fee: _fee, ...told } = order;
  core.emit({ type: 'nft.order_opened', ...told });
}

/** The rest of the price; what was set aside is a part of it. */
export function pay(core: NftSlice, { accountId, orderId }: CommandOf<'nft.pay'>): OutcomeOf<'nft.pay'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const order = core.nft.orders.get(orderId);
  if (order?.buyerId !== accountId) return reject('nft_order_not_found');
  const rest = order.price - order.deposit;
  if (core.spendable(accountId, 'spot', order.assetId) < rest) return reject('balance_insufficient');

  core.nft.forgetOrder(order);
  payFor(core, order, 'auction');
  return done({});
}

/** The time to pay is over: the deposit is the seller's less the fee, and the next bidder is asked. */
export function onPaymentDue(core: NftSlice, reference: number): void {
  const { nft } = core;
  const order = nft.orders.get(reference as NftOrderId);
  if (order === undefined || order.deadlineMs !== core.nowMs || isOut(core)) return;
  const { orderId, saleId, itemId, buyerId, sellerId, assetId, deposit, next } = order;
  nft.forgetOrder(order);
  let fee = zero;
  if (deposit > 0n) {
    core.ledger.line(core.ledger.wallet(buyerId, 'spot', assetId), 'nft_forfeit', zero, negated(deposit));
    // A deposit that is lost is no sale of the work: its creator has no part in it.
    const work = { creatorId: sellerId, royalty: 0 as Ppm };
    ({ fee } = share(core, { price: deposit, fee: order.fee, assetId, sellerId, work, kind: 'nft_forfeit' }));
    core.post(saleId);
  }
  const told = { orderId, saleId, itemId, buyerId, sellerId, assetId, forfeited: deposit, fee };
  core.emit({ type: 'nft.order_expired', ...told });
  if (next === undefined) {
    nft.itemOf(order).state = 'free';
    return;
  }
  openOrder(core, {
    kind: 'second_chance',
    saleId,
    itemId,
    buyerId: next.accountId,
    sellerId,
    assetId,
    price: next.best,
    deposit: zero,
    fee: order.fee,
    next: undefined,
  });
}
