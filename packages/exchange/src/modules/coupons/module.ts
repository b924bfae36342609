import { house } from '../../ledger-words.ts';
import { type CommandsOf, defineModule } from '../../module.ts';
import {
  onBorrowed,
  onDeposited,
  onDepositEnded,
  onDividendPaid,
  onInterestPaid,
  onLoanEnded,
  onOptionBought,
  onOptionSettled,
  onOrderEnded,
  onOrderPlaced,
  onTicketCancelled,
  onTicketClosed,
  onTicketOpened,
  onTicketOrdered,
  onTraded,
} from './charges.ts';
import { checkCoupons } from './check.ts';
import { reservedFor } from './coupon.ts';
import { expire, revoke, useCash } from './end.ts';
import { issueCoupons } from './issue.ts';
import { onFirstTrade, onRegistration } from './occasions.ts';
import type { CouponsSlice } from './slice.ts';
import type { couponsSpec } from './spec.ts';
import { campaignChange, rewardsChange } from './terms.ts';

/** Coupons (RULES 16): funded when they are issued, used with one act each, paid in the command that charges. */
export const couponsModule = defineModule<CouponsSlice, CommandsOf<typeof couponsSpec>>({
  name: 'coupons',
  handlers: {
    'coupons.set_campaign': campaignChange,
    'coupons.fund_rewards': rewardsChange,
    'coupons.issue': issueCoupons,
    'coupons.revoke': revoke,
    'coupons.use': useCash,
  },
  reactions: {
    'accounts.opened': onRegistration,
    'spot.order_placed': onOrderPlaced,
    'spot.traded'(core, trade) {
      onTraded(core, trade);
      onFirstTrade(core, trade.takerAccountId);
      onFirstTrade(core, trade.makerAccountId);
    },
    'spot.order_ended': onOrderEnded,
    'contract.ordered': onTicketOrdered,
    'contract.opened'(core, opened) {
      onTicketOpened(core, opened);
      onFirstTrade(core, opened.accountId);
    },
    'contract.cancelled': onTicketCancelled,
    'contract.closed': onTicketClosed,
    'options.bought'(core, bought) {
      onOptionBought(core, bought);
      onFirstTrade(core, bought.accountId);
    },
    'options.settled': onOptionSettled,
    'locked.deposited': onDeposited,
    'locked.dividend_paid': onDividendPaid,
    'locked.ended': onDepositEnded,
    'loans.borrowed': onBorrowed,
    'loans.repaid': onInterestPaid,
    'loans.collateral_sold': onInterestPaid,
    'loans.liquidated': onInterestPaid,
    'loans.ended': onLoanEnded,
  },
  due: { 'coupons.expire': expire },
  *holds({ coupons }, of) {
    if (of !== undefined && of !== house.rewards_coupons) return;
    for (const coupon of coupons.live.values()) {
      const { assetId, couponId: reference } = coupon;
      const at = { accountId: house.rewards_coupons, walletType: 'house', assetId, at: { assetId } } as const;
      yield { ...at, cause: 'coupon', reference, amount: reservedFor(coupon) };
    }
  },
  isEmpty: ({ coupons }) => coupons.versions.length === 0,
  write: (core, writer) => core.coupons.write(writer),
  read: (core, reader) => core.coupons.read(reader),
  check: checkCoupons,
});
