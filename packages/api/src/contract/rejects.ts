/** Why a contract order may be refused, ordered or previewed, the gateway's own checks included. */
export const contractRejects = [
  'account_not_found',
  'pair_not_found',
  'pair_not_trading',
  'contract_not_offered',
  'product_unavailable',
  'market_closed',
  'index_stale',
  'clock_fault',
  'amount_invalid',
  'lots_too_small',
  'lots_too_large',
  'account_lots_full',
  'multiple_too_high',
  'price_missing',
  'price_off_tick',
  'price_out_of_band',
  'slippage_invalid',
  'order_combination_invalid',
  'exit_prices_wrong',
  'too_many_tickets',
  'open_interest_full',
  'balance_insufficient',
  'liquidity_insufficient',
] as const;

/** Why something may not be done to one's own ticket. */
export const ticketRejects = [
  'account_not_found',
  'pair_not_trading',
  'market_closed',
  'index_stale',
  'clock_fault',
  'ticket_not_found',
  'ticket_not_open',
] as const;
