import type { Atoms } from '@candor/money';
import type { EventOf } from '../../events.ts';
import { bindTo, count, finish } from './act.ts';
import { endCoupon, returnCoupon } from './end.ts';
import type { CouponAct } from './fields.ts';
import { feeInQuote, loanInterestOfDays } from './rules.ts';
import type { CouponsSlice } from './slice.ts';

/** Ends the coupon of an act that has ended, unless it has paid its worth before. */
function finishAct(core: CouponsSlice, act: CouponAct, reference: number): void {
  const coupon = core.coupons.usedFor(act, reference);
  if (coupon !== undefined) finish(core, coupon);
}

export function onOrderPlaced(core: CouponsSlice, { accountId, orderId }: EventOf<'spot.order_placed'>): void {
  bindTo(core, accountId, 'spot', orderId);
}

/** Both fees of a trade, each in the quote asset, which coupons of the pair are in. */
export function onTraded(core: CouponsSlice, trade: EventOf<'spot.traded'>): void {
  const { takerSide, quoteAmount } = trade;
  const taker = core.coupons.usedFor('spot', trade.takerOrderId);
  if (taker !== undefined) count(core, taker, feeInQuote(trade.takerFee, takerSide, trade), quoteAmount);
  const maker = core.coupons.usedFor('spot', trade.makerOrderId);
  if (maker === undefined) return;
  count(core, maker, feeInQuote(trade.makerFee, takerSide === 'buy' ? 'sell' : 'buy', trade), quoteAmount);
}

export function onOrderEnded(core: CouponsSlice, { orderId }: EventOf<'spot.order_ended'>): void {
  finishAct(core, 'spot', orderId);
}

/** A copy of a leader's ticket is no act of its follower. */
export function onTicketOrdered(core: CouponsSlice, ordered: EventOf<'contract.ordered'>): void {
  if (ordered.copyOf === undefined) bindTo(core, ordered.accountId, 'contract', ordered.ticketId);
}

export function onTicketOpened(core: CouponsSlice, { ticketId, notional, fee }: EventOf<'contract.opened'>): void {
  const coupon = core.coupons.usedFor('contract', ticketId);
  if (coupon === undefined) return;
  if (notional < coupon.amountMin) returnCoupon(core, coupon, 'below_minimum');
  else count(core, coupon, fee, notional);
}

export function onTicketCancelled(core: CouponsSlice, { ticketId }: EventOf<'contract.cancelled'>): void {
  finishAct(core, 'contract', ticketId);
}

/** The fee of a liquidation is no trading fee. */
export function onTicketClosed(core: CouponsSlice, closed: EventOf<'contract.closed'>): void {
  const coupon = core.coupons.usedFor('contract', closed.ticketId);
  if (coupon === undefined) return;
  if (closed.reason !== 'liquidation') count(core, coupon, closed.fee);
  if (closed.lotsLeft === 0) finishAct(core, 'contract', closed.ticketId);
}

export function onOptionBought(core: CouponsSlice, { accountId, optionId, stake }: EventOf<'options.bought'>): void {
  bindTo(core, accountId, 'options', optionId, stake);
}

/** A win uses a coupon up like a loss does: it stood by for the whole option. */
export function onOptionSettled(core: CouponsSlice, { optionId, result, stake }: EventOf<'options.settled'>): void {
  const coupon = core.coupons.usedFor('options', optionId);
  if (coupon === undefined) return;
  if (result === 'refunded' || result === 'void') {
    returnCoupon(core, coupon, 'nothing_done');
    return;
  }
  if (result === 'lost') count(core, coupon, stake);
  if (coupon.use !== undefined) endCoupon(core, coupon, 'used');
}

export function onDeposited(core: CouponsSlice, deposit: EventOf<'locked.deposited'>): void {
  bindTo(core, deposit.accountId, 'locked', deposit.depositId, deposit.principal);
}

export function onDividendPaid(core: CouponsSlice, { depositId, day }: EventOf<'locked.dividend_paid'>): void {
  const coupon = core.coupons.usedFor('locked', depositId);
  if (coupon?.use === undefined) return;
  count(core, coupon, coupon.use.size);
  if (coupon.use !== undefined && day >= coupon.days) endCoupon(core, coupon, 'used');
}

/** A deposit that was redeemed before its first dividend leaves its coupon unused. */
export function onDepositEnded(core: CouponsSlice, { depositId, daysPaid }: EventOf<'locked.ended'>): void {
  const coupon = core.coupons.usedFor('locked', depositId);
  if (coupon === undefined) return;
  if (daysPaid === 0) returnCoupon(core, coupon, 'nothing_done');
  else endCoupon(core, coupon, 'used');
}

export function onBorrowed(core: CouponsSlice, loan: EventOf<'loans.borrowed'>): void {
  const coupon = bindTo(core, loan.accountId, 'loans', loan.loanId, loan.principal);
  if (coupon?.use === undefined) return;
  coupon.use.countedMax = loanInterestOfDays(loan.principal, loan.interest, coupon.days);
}

/** Interest that a loan has paid, however it was paid. The coupon ends with the last of its days. */
export function onInterestPaid(
  core: CouponsSlice,
  { loanId, interestPaid }: { readonly loanId: number; readonly interestPaid: Atoms },
): void {
  const coupon = core.coupons.usedFor('loans', loanId);
  if (coupon === undefined) return;
  count(core, coupon, interestPaid);
  if (coupon.use !== undefined && coupon.use.counted === coupon.use.countedMax) endCoupon(core, coupon, 'used');
}

export function onLoanEnded(core: CouponsSlice, { loanId }: EventOf<'loans.ended'>): void {
  finishAct(core, 'loans', loanId);
}
