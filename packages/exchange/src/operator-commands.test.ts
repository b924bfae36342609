import { expect, test } from 'vitest';
import { commandTypes, specOf } from './commands.ts';
import type { CommandsWith } from './test-command-fields.ts';

/** The things of a user that a command names. A new name of one does not compile in `theirs` until it is here. */
type Theirs =
  | 'orderId'
  | 'replacedId'
  | 'ticketId'
  | 'depositId'
  | 'purchaseId'
  | 'loanId'
  | 'spinId'
  | 'quoteId'
  | 'boxIds';

/** The commands about something of a user. */
const theirs: Record<CommandsWith<Theirs>, true> = {
  'contract.cancel': true,
  'contract.change_exits': true,
  'contract.close': true,
  'contract.move_margin': true,
  'contract.reverse': true,
  'contract.set_exit_steps': true,
  'contract.set_exits': true,
  'contract.set_multiple': true,
  'convert.accept': true,
  'copy.self_hold': true,
  'dual.set_reinvest': true,
  'game.reveal': true,
  'loans.add_collateral': true,
  'loans.renew': true,
  'loans.repay': true,
  'loans.repay_with_collateral': true,
  'loans.take_collateral': true,
  'locked.redeem': true,
  'locked.set_renewal': true,
  'nft.open_boxes': true,
  'nft.pay': true,
  'otc.appeal': true,
  'otc.cancel': true,
  'otc.decide': true,
  'otc.dispute': true,
  'otc.mark_paid': true,
  'otc.release': true,
  'spot.amend': true,
  'spot.amend_exits': true,
  'spot.amend_oco': true,
  'spot.amend_stop': true,
  'spot.cancel': true,
  'spot.replace': true,
};

/** Each command that an operator may send, with what it does to people. None makes, changes or takes away what a user did. */
const ofOperators: Readonly<Record<string, string>> = {
  'catalog.set_pair_fees': 'terms for orders placed afterwards',
  'catalog.set_pair_status': 'whether a pair trades',
  'clock.confirm': 'that the machine tells the time',
  'contract.set_terms': 'terms for tickets opened afterwards',
  'convert.set_fiat_terms': 'terms for quotes asked for afterwards',
  'convert.set_former_terms': 'terms for quotes asked for afterwards',
  'convert.set_terms': 'terms for quotes asked for afterwards',
  'copy.review': 'whether somebody may be copied',
  'copy.set_terms': 'terms for agreements made afterwards',
  'coupons.fund_rewards': 'money of the house into a pot',
  'coupons.issue': 'a coupon more',
  'coupons.revoke': 'a coupon that has not been used',
  'coupons.set_campaign': 'terms for coupons issued afterwards',
  'dual.close_product': 'no more purchases',
  'dual.open_product': 'purchases',
  'fees.set_tiers': 'terms for orders placed afterwards',
  'funding.decide_claim': 'a deposit that somebody says they made, against a proof of it',
  'funding.lift_hold': 'whether somebody may act',
  'funding.place_hold': 'whether somebody may act',
  'funding.report_withdrawal': 'whether the bank paid what the user asked for',
  'funding.review_withdrawal': 'whether what the user asked for is paid',
  'funding.set_level': 'how much somebody may withdraw',
  'funding.set_operator_caps': 'how much operators may credit',
  'funding.set_rail': 'ways in and out',
  'funding.set_terms': 'waits and limits',
  'game.set_wheel': 'terms for turns afterwards',
  'ieo.cancel_project': 'a sale, with everybody paid back',
  'ieo.move_issuance': 'tokens of the house',
  'ieo.set_market': 'the pair of a token',
  'ieo.set_project': 'terms of a sale that has not opened',
  'invitations.decide': 'whether a suspicious invitation is paid for',
  'invitations.set_terms': 'terms for fees paid afterwards',
  'ledger.correct': 'a posting from the house and to somebody, or back, by two, which both see',
  'loans.set_terms': 'terms for loans taken afterwards',
  'locked.fund_rewards': 'money of the house into a pot',
  'locked.set_terms': 'terms for deposits made afterwards',
  'nft.mint': 'a new work',
  'nft.open_series': 'boxes of new works',
  'nft.set_terms': 'terms for sales afterwards',
  'operators.set_role': 'who works here',
  'options.set_terms': 'terms for options bought afterwards',
  'otc.decide': 'a dispute, with what is in escrow and nothing else',
  'points.set_item': 'what points buy afterwards',
  'points.set_task': 'terms for points earned afterwards',
  'practice.set_faucet': 'what everybody may claim',
  'products.set_availability': 'whether new business may begin',
  'products.set_residence': 'where somebody lives',
  'proposals.cancel': 'a proposal of operators',
  'proposals.confirm': 'a proposal of operators',
  'proposals.end_unfit': 'a proposal of operators',
  'proposals.propose': 'one of the changes of this list',
  'sessions.set_calendar': 'when a pair trades',
  'spot.set_maker': 'terms of orders of the house',
};

test('RULES 2: no operator edits or ends a balance, an order, a trade, a deposit or a loan of a user', () => {
  const sent = commandTypes.filter((type) => specOf(type).actors.includes('operator'));
  expect([...sent].sort()).toEqual(Object.keys(ofOperators).sort());
  // A verdict on a dispute ends a deal, to one of its two sides.
  expect(sent.filter((type) => type in theirs)).toEqual(['otc.decide']);
});
