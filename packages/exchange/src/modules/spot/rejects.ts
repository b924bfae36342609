import type { Rejects } from '../../reject-codes.ts';

/** The reasons that an account may not trade in a pair now (`tradablePair`). */
const tradableRejects = [
  'account_not_found',
  'pair_not_found',
  'pair_has_no_book',
  'product_unavailable',
  'pair_not_trading',
] as const;

/** The reasons that an order fits neither its pair nor the market (`planOrder`). */
const planRejects = [
  'price_missing',
  'order_combination_invalid',
  'quantity_missing',
  'stop_missing',
  'slippage_invalid',
  'price_off_tick',
  'quantity_too_small',
  'quantity_off_lot',
  'quantity_too_large',
  'visible_quantity_invalid',
  'index_stale',
  'trail_invalid',
  'activation_price_wrong',
  'price_out_of_band',
  'stop_would_trigger',
  'notional_too_small',
  'exit_prices_wrong',
  'post_only_would_take',
] as const;

const ocoRejects = [
  ...tradableRejects,
  ...planRejects,
  'oco_prices_wrong',
  'too_many_open_orders',
  'balance_insufficient',
] as const;

/** The reasons that an order with conditions may not be placed (`placeable`). */
const conditionalRejects = [
  ...tradableRejects,
  'expiry_invalid',
  ...planRejects,
  'oco_prices_wrong',
  'too_many_open_orders',
  'balance_insufficient',
] as const;

/** The reject codes of each command, in the order of their checks. */
export const spotRejects = {
  'spot.place': [...tradableRejects, ...planRejects, 'too_many_open_orders', 'balance_insufficient'],
  'spot.place_oco': ocoRejects,
  'spot.cancel': ['order_not_found', 'pair_not_trading'],
  'spot.cancel_all': ['account_not_found', 'pair_not_found'],
  'spot.amend': [
    'order_not_found',
    ...tradableRejects,
    'order_not_open',
    ...planRejects,
    'amend_below_filled',
    'amend_nothing',
    'balance_insufficient',
  ],
  'spot.set_maker': ['pair_not_found', 'pair_has_no_book', 'pair_invalid'],
  'spot.place_bounded_oco': ocoRejects,
  'spot.place_conditional': conditionalRejects,
  'spot.amend_stop': [
    'order_not_found',
    ...tradableRejects,
    'order_not_waiting',
    ...planRejects,
    'amend_nothing',
    'balance_insufficient',
  ],
  'spot.replace': ['order_not_found', ...conditionalRejects],
  'spot.amend_oco': [
    'order_not_found',
    ...tradableRejects,
    ...planRejects,
    'oco_prices_wrong',
    'amend_nothing',
    'balance_insufficient',
  ],
  'spot.amend_exits': ['order_not_found', ...tradableRejects, ...planRejects, 'amend_nothing'],
} as const satisfies Rejects;
