import { oneOf } from '@candor/kernel';

/**
 * Every reason the core can refuse a command for. Each is a text in all languages and a scenario row in the tests.
 * Positions are wire numbers in the journal: add at the end, never move, never reuse.
 */
export const rejectCodes = [
  'not_permitted',
  'account_not_found',
  'asset_not_found',
  'asset_exists',
  'asset_invalid',
  'pair_not_found',
  'pair_exists',
  'pair_invalid',
  'amount_invalid',
  'balance_insufficient',
  'tick_out_of_order',
  'practice_only',
  'already_claimed_today',
  'faucet_not_offered',
  'transfer_same_account',
  'transfer_not_allowed',
  'convert_same_asset',
  'convert_not_offered',
  'convert_too_small',
  'quote_not_found',
  'quote_expired',
  'quote_used',
  'liquidity_insufficient',
  'index_stale',
  'pair_not_trading',
  'pair_has_no_book',
  'price_missing',
  'price_off_tick',
  'price_out_of_band',
  'quantity_missing',
  'quantity_off_lot',
  'quantity_too_small',
  'quantity_too_large',
  'notional_too_small',
  'stop_missing',
  'stop_would_trigger',
  'oco_prices_wrong',
  'exit_prices_wrong',
  'slippage_invalid',
  'order_combination_invalid',
  'too_many_open_orders',
  'post_only_would_take',
  'order_not_found',
  'order_not_open',
  'amend_below_filled',
  'amend_nothing',
  'request_id_reused',
] as const;

export type RejectCode = (typeof rejectCodes)[number];
export const rejectCode = oneOf(...rejectCodes);
