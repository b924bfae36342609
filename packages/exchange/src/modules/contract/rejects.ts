import type { Rejects } from '../../reject-codes.ts';

/** The reasons that contracts of a pair are not available (`marketFor`). */
const marketRejects = ['pair_not_found', 'contract_not_offered', 'product_unavailable', 'pair_not_trading'] as const;

const openRejects = [
  'account_not_found',
  ...marketRejects,
  'lots_too_small',
  'lots_too_large',
  'multiple_too_high',
  'slippage_invalid',
  'order_combination_invalid',
  'price_off_tick',
  'market_closed',
  'index_stale',
  'price_out_of_band',
  'exit_prices_wrong',
  'too_many_tickets',
  'account_lots_full',
  'balance_insufficient',
  'open_interest_full',
] as const;

/** The reject codes of each command, in the order of their checks. */
export const contractRejects = {
  'contract.set_terms': ['pair_not_found', 'terms_invalid'],
  'contract.open': openRejects,
  'contract.cancel': ['ticket_not_found', 'ticket_not_pending'],
  'contract.close': ['ticket_not_found', 'ticket_not_open', 'lots_too_small', 'lots_too_large'],
  'contract.close_many': ['nothing_to_close'],
  'contract.set_exits': [
    'ticket_not_found',
    'ticket_is_copied',
    'price_off_tick',
    'exit_prices_wrong',
    'lots_too_large',
  ],
  'contract.change_exits': [
    'ticket_not_found',
    'ticket_is_copied',
    'price_off_tick',
    'exit_prices_wrong',
    'lots_too_large',
  ],
  'contract.move_margin': [
    'ticket_not_found',
    'ticket_not_open',
    'margin_not_isolated',
    'amount_invalid',
    'balance_insufficient',
    'margin_too_low',
  ],
  'contract.reverse': [
    'ticket_not_found',
    'ticket_not_open',
    'ticket_is_copied',
    ...marketRejects,
    'market_closed',
    'index_stale',
    'too_many_tickets',
    'lots_too_small',
    'lots_too_large',
    'account_lots_full',
    'multiple_too_high',
  ],
  'contract.open_at_trigger': [...openRejects, 'stop_would_trigger'],
  'contract.set_multiple': [
    'ticket_not_found',
    'ticket_not_open',
    'ticket_is_copied',
    'multiple_too_high',
    'multiple_unchanged',
    'index_stale',
    'multiple_frees_nothing',
    'balance_insufficient',
  ],
} as const satisfies Rejects;
