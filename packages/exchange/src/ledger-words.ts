import { type Codec, oneOf } from '@candor/kernel';
import type { AccountId } from './vocabulary.ts';

/**
 * The cause of frozen funds. `contract_order`: a contract that waits; `position`: the margin of an open one; `locked_deposit`: a
 * deposit of locked mining; `dual`: a dual investment; `subscription`: to an IEO; `collateral`: of a loan; `coupon`: the worth of one, at the house;
 * `otc_ad`: what an ad of OTC offers; `otc_order`: the escrow of an order; `nft_deposit`: of a bidder in an auction.
 */
export const holdCauses = [
  'order',
  'withdrawal',
  'contract_order',
  'position',
  'option',
  'locked_deposit',
  'dual',
  'subscription',
  'collateral',
  'coupon',
  'otc_ad',
  'otc_order',
  'nft_deposit',
] as const;
export type HoldCause = (typeof holdCauses)[number];

/**
 * The house's own accounts (RULES 1). Their numbers are for ever. `rewards_locked`: yields of locked mining, funded beforehand;
 * `issuance`: tokens of IEOs before they are sold, and what their buyers paid; `rewards_coupons`: the worth of coupons, funded before
 * they are issued.
 */
export const houseNames = [
  'external',
  'fees',
  'treasury',
  'liquidity',
  'underwriting',
  'insurance',
  'dust',
  'rewards_locked',
  'issuance',
  'rewards_coupons',
] as const;
export type HouseName = (typeof houseNames)[number];
export const house = {
  external: 1 as AccountId,
  fees: 2 as AccountId,
  treasury: 3 as AccountId,
  liquidity: 4 as AccountId,
  underwriting: 5 as AccountId,
  insurance: 6 as AccountId,
  dust: 7 as AccountId,
  rewards_locked: 8 as AccountId,
  issuance: 9 as AccountId,
  rewards_coupons: 10 as AccountId,
} as const satisfies Record<HouseName, AccountId>;
export const houseName: Codec<HouseName> = oneOf(...houseNames);
export const firstUserAccount = 1_000;

/** The subject of a line of a statement. */
export const entryKinds = [
  'house_funding',
  'practice_claim',
  'transfer',
  'convert',
  'convert_fee',
  'order_hold',
  'order_release',
  'trade',
  'trade_fee',
  'contract_hold',
  'contract_release',
  'contract_margin',
  'contract_profit',
  'contract_loss',
  'contract_fee',
  'contract_deficit',
  'overnight_fee',
  'liquidation_fee',
  'option_stake',
  'option_reserve',
  'option_refund',
  'option_win',
  'option_loss',
  'profit_share',
  'deposit',
  'withdrawal_hold',
  'withdrawal_release',
  'withdrawal',
  'withdrawal_fee',
  'network_cost',
  'rewards_funding',
  'locked_deposit',
  'locked_reserve',
  'locked_dividend',
  'locked_return',
  'locked_penalty',
  'dual_purchase',
  'dual_reserve',
  'dual_payout',
  'dual_refund',
  'ieo_issue',
  'ieo_subscription',
  'ieo_payment',
  'ieo_tokens',
  'ieo_refund',
  'loan_collateral',
  'loan_collateral_release',
  'loan_borrowed',
  'loan_repayment',
  'loan_interest',
  'loan_liquidation',
  'issuance_funding',
  'rebate',
  'coupon_reserve',
  'coupon_release',
  'coupon_payout',
  'otc_ad_hold',
  'otc_ad_release',
  'otc_escrow',
  'otc_return',
  'otc_trade',
  'otc_verdict',
  'nft_deposit',
  'nft_deposit_return',
  'nft_purchase',
  'nft_sale',
  'nft_royalty',
  'nft_fee',
  'nft_forfeit',
  'correction',
  'send',
  'send_received',
] as const;
export type EntryKind = (typeof entryKinds)[number];
export const entryKind: Codec<EntryKind> = oneOf(...entryKinds);
