import type { AccountId, PairId } from '@candor/exchange';
import { atoms, price } from '@candor/money';
import { alice, bob, given, operator, repeated, type Scenario, scenario, sends, ticks, when } from '@candor/testkit';

const market = [given(ticks({ 'BTC/USDT': '60000' })), given(alice.has('10000 USDT')), given(bob.has('1 BTC'))];

const stranger = {
  type: 'spot.place',
  accountId: 5_000 as AccountId,
  pairId: 1 as PairId,
  side: 'buy',
  orderType: 'limit',
  timeInForce: 'gtc',
  price: price(1),
  quantity: atoms(1n),
} as const;

/** RULES 4: each reason to refuse an order, in the order in which they are checked: every row would fail the ones below it too. */
export const spotRefusals: readonly Scenario[] = [
  scenario(
    'RULES 4: refusals of an order, in check order',
    given(ticks({ 'BTC/USDT': '60000' })),
    when(sends('a stranger buys', stranger), 'account_not_found'),
    when(
      sends('alice buys an unlisted pair', { ...stranger, accountId: 1_000 as AccountId, pairId: 99 as PairId }),
      'pair_not_found',
    ),
    when(alice.buys('1 ACME', { at: '0.001', pair: 'ACME/USDT' }), 'pair_has_no_book'),
    given(operator.sets('ETH/USDT', 'halted')),
    when(alice.buys('1 ETH', { at: '0.001', pair: 'ETH/USDT' }), 'pair_not_trading'),

    when(alice.buys('0.00001 BTC', { type: 'limit' }), 'price_missing'),
    when(alice.buys('0.00001 BTC', { type: 'market', at: '1.001' }), 'order_combination_invalid'),
    when(alice.buys('0.00001 BTC', { type: 'market', tif: 'gtc' }), 'order_combination_invalid'),
    when(alice.buys(undefined, { type: 'market' }), 'quantity_missing'),
    when(alice.buys('1 BTC', { type: 'market', forQuote: '1 USDT' }), 'quantity_missing'),
    when(alice.buys(undefined, { at: '1.001' }), 'quantity_missing'),
    when(alice.buys('0.00001 BTC', { at: '1.001', forQuote: '1 USDT' }), 'order_combination_invalid'),
    when(alice.buys('0.00001 BTC', { type: 'stop_limit', at: '1.001' }), 'stop_missing'),
    when(alice.buys('0.00001 BTC', { at: '1.001', stop: '2' }), 'order_combination_invalid'),
    when(alice.buys('0.00001 BTC', { at: '1.001', postOnly: true, tif: 'ioc' }), 'order_combination_invalid'),
    when(alice.sells('0.00001 BTC', { at: '1.001', takeProfit: '2' }), 'order_combination_invalid'),
    when(alice.buys('0.00001 BTC', { slippage: 200_001 }), 'slippage_invalid'),
    when(alice.buys('0.00001 BTC', { slippage: 0 }), 'slippage_invalid'),
    when(alice.buys('0.00001 BTC', { at: '1.001' }), 'price_off_tick'),
    when(alice.buys('0.00001 BTC', { at: '1', takeProfit: '2.001' }), 'price_off_tick'),
    when(alice.buys('0 BTC', { at: '1' }), 'quantity_too_small'),
    when(alice.buys('0.00001 BTC', { at: '1' }), 'quantity_off_lot'),
    when(alice.buys('1000.0001 BTC', { at: '1' }), 'quantity_too_large'),
    when(alice.buys('0.0001 BTC', { at: '29999.99' }), 'price_out_of_band'),
    when(alice.buys('0.0001 BTC', { at: '90000.01' }), 'price_out_of_band'),
    when(alice.buys('0.0001 ETH', { type: 'market', pair: 'ETH/BTC' }), 'quantity_off_lot'),
    when(alice.buys('0.001 ETH', { type: 'market', pair: 'ETH/BTC' }), 'index_stale'),
    when(alice.buys('0.00005 BTC', { type: 'stop_market', stop: '60000' }), 'quantity_off_lot'),
    when(alice.buys('0.0001 BTC', { type: 'stop_market', stop: '60000' }), 'stop_would_trigger'),
    when(alice.sells('0.0001 BTC', { type: 'stop_market', stop: '60000' }), 'stop_would_trigger'),
    when(alice.buys('0.0001 BTC', { at: '49999.99', takeProfit: '1' }), 'notional_too_small'),
    when(alice.buys('0.0002 BTC', { at: '59000', takeProfit: '59000' }), 'exit_prices_wrong'),
    when(alice.buys('0.0002 BTC', { at: '59000', stopLoss: '59000' }), 'exit_prices_wrong'),
    when(alice.buys('0.0002 BTC', { at: '59000' }), 'balance_insufficient'),
  ),
  scenario(
    'RULES 4: what only the book can refuse',
    ...market,
    given(bob.sells('0.01 BTC', { at: '60000' })),
    when(alice.buys('1 BTC', { at: '60000', postOnly: true }), 'post_only_would_take'),
    // The smallest lot costs more than the amount.
    when(alice.buys(undefined, { forQuote: '5.99 USDT' }), 'quantity_too_small'),
    when(alice.buys('0.2 BTC', { at: '59000' }), 'balance_insufficient'),
  ),
  scenario(
    'RULES 4: 200 live orders in a pair are enough',
    ...market,
    repeated(199, bob.sells('0.0001 BTC', { at: '61000' })),
    when(bob.oco('sell', '0.001 BTC', { limit: '61000', stop: '59000' }), 'too_many_open_orders'),
    given(bob.sells('0.0001 BTC', { at: '61000', as: 'last' })),
    when(bob.sells('5 BTC', { at: '61000' }), 'too_many_open_orders'),
    given(bob.cancels('last')),
    when(bob.sells('0.0001 BTC', { at: '61000' }), 'open'),
  ),
  scenario(
    'RULES 4: refusals of an OCO',
    ...market,
    when(bob.oco('sell', '0.01 BTC', { limit: '59000', stop: '59500' }), 'oco_prices_wrong'),
    when(alice.oco('buy', '0.01 BTC', { limit: '61000', stop: '60500' }), 'oco_prices_wrong'),
    given(alice.buys('0.01 BTC', { at: '60000' })),
    // The limit leg would trade at once.
    when(bob.oco('sell', '0.01 BTC', { limit: '60000', stop: '59000' }), 'oco_prices_wrong'),
    when(bob.oco('sell', '0.01 BTC', { limit: '61000', stop: '60000' }), 'stop_would_trigger'),
    when(bob.oco('sell', '2 BTC', { limit: '61000', stop: '59000' }), 'balance_insufficient'),
  ),
  scenario(
    'RULES 4: refusals of a cancel and an amendment, in check order',
    ...market,
    when(alice.cancelsNumber(77), 'order_not_found'),
    given(alice.buys('0.02 BTC', { at: '60000', as: 'bid' })),
    given(bob.sells('0.01 BTC', { at: '60000' })),
    // Somebody else's order is no order.
    when(bob.cancels('bid'), 'order_not_found'),
    when(bob.amends('bid', { at: '1' }), 'order_not_found'),
    given(alice.buys('0.01 BTC', { type: 'stop_market', stop: '61000', as: 'stop' })),
    when(alice.amends('stop', { size: '0.02 BTC' }), 'order_not_open'),
    given(alice.oco('buy', '0.01 BTC', { limit: '59000', stop: '61000', as: 'oco' })),
    when(alice.amends('oco.limit', { at: '58000' }), 'order_combination_invalid'),
    when(alice.amends('bid', { at: '60000.001' }), 'price_off_tick'),
    when(alice.amends('bid', { size: '0.01 BTC' }), 'amend_below_filled'),
    when(alice.amends('bid', { size: '0.02 BTC' }), 'amend_nothing'),
    when(alice.amends('bid', {}), 'amend_nothing'),
    when(alice.amends('bid', { size: '2 BTC' }), 'balance_insufficient'),
    when(alice.cancels('bid'), 'done'),
    when(alice.cancels('bid'), 'order_not_found'),
    when(
      sends('a stranger cancels all', { type: 'spot.cancel_all', accountId: 5_000 as AccountId }),
      'account_not_found',
    ),
    when(
      sends('alice cancels all of no pair', {
        type: 'spot.cancel_all',
        accountId: 1_000 as AccountId,
        pairId: 99 as PairId,
      }),
      'pair_not_found',
    ),
  ),
  scenario(
    'RULES 4: refusals of the house maker',
    when(operator.laysLadder('ACME/USDT', { halfSpread: 1, step: 1, levels: 1, size: '1 ACME' }), 'pair_has_no_book'),
    when(operator.laysLadder('BTC/USDT', { halfSpread: 0, step: 1, levels: 1, size: '1 BTC' }), 'pair_invalid'),
    when(operator.laysLadder('BTC/USDT', { halfSpread: 1, step: 1, levels: 51, size: '1 BTC' }), 'pair_invalid'),
    when(operator.laysLadder('BTC/USDT', { halfSpread: 1, step: 50_000, levels: 20, size: '1 BTC' }), 'pair_invalid'),
  ),
];
