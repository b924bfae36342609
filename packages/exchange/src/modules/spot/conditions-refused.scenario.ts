import type { AccountId, OrderId } from '@candor/exchange';
import { alice, bob, given, operator, type Scenario, scenario, sends, ticks, when } from '@candor/testkit';

const market = [given(ticks({ 'BTC/USDT': '60000' })), given(alice.has('20000 USDT')), given(bob.has('1 BTC'))];

const nobodys = 5_000 as AccountId;

/** Each reason to refuse a condition. */
export const conditionRefusals: readonly Scenario[] = [
  scenario(
    'RULES 4: conditions that do not fit their order',
    ...market,
    when(alice.buys('0.01 BTC', { at: '1', goodMinutes: 0 }), 'expiry_invalid'),
    when(alice.buys('0.01 BTC', { at: '1', goodMinutes: 366 * 1_440 + 2 }), 'expiry_invalid'),
    when(alice.buys('0.01 BTC', { type: 'limit', goodMinutes: 1 }), 'price_missing'),
    when(alice.buys('0.01 BTC', { goodMinutes: 1 }), 'order_combination_invalid'),
    when(alice.buys('0.01 BTC', { at: '60000', tif: 'ioc', goodMinutes: 1 }), 'order_combination_invalid'),
    when(alice.buys('0.01 BTC', { tif: 'gtc', conditional: true }), 'order_combination_invalid'),
    when(
      alice.buys('0.01 BTC', { type: 'stop_market', stop: '61000', selfTrade: 'expire_both' }),
      'order_combination_invalid',
    ),
    when(alice.buys('0.01 BTC', { at: '1', postOnly: true, selfTrade: 'expire_both' }), 'order_combination_invalid'),
    when(alice.buys('0.01 BTC', { at: '1', tif: 'ioc', visible: '0.01 BTC' }), 'order_combination_invalid'),
    when(alice.buys('0.01 BTC', { visible: '0.01 BTC' }), 'order_combination_invalid'),
    when(alice.buys('0.01 BTC', { at: '1', trails: 1 }), 'order_combination_invalid'),
    when(alice.buys('0.01 BTC', { type: 'stop_market', stop: '61000', trails: 10_000 }), 'order_combination_invalid'),
    when(
      alice.buys('0.01 BTC', { type: 'stop_market', stop: '61000', trailsFrom: '59000' }),
      'order_combination_invalid',
    ),
    when(
      alice.buys('0.01 BTC', { follow: { side: 'sell', size: '0.01 BTC', limit: '61000' } }),
      'order_combination_invalid',
    ),
    when(
      alice.buys('0.01 BTC', { at: '60000', follow: { side: 'sell', size: '0.01 BTC' } }),
      'order_combination_invalid',
    ),
    when(
      alice.buys('0.01 BTC', {
        at: '60000',
        follow: { side: 'sell', size: '0.01 BTC', limit: '61000', stopLimit: '1' },
      }),
      'order_combination_invalid',
    ),
    when(alice.buys('0.01 BTC', { type: 'stop_market', trails: '400.001' }), 'price_off_tick'),
    when(alice.buys('0.01 BTC', { at: '60000', visible: '0.00001 BTC' }), 'quantity_off_lot'),
    when(alice.buys('0.01 BTC', { at: '60000', visible: '0.0009 BTC' }), 'visible_quantity_invalid'),
    when(alice.buys('0.01 BTC', { at: '60000', visible: '0.011 BTC' }), 'visible_quantity_invalid'),
    when(alice.buys('0.01 BTC', { type: 'stop_market', trails: 999 }), 'trail_invalid'),
    when(alice.buys('0.01 BTC', { type: 'stop_market', trails: 200_001 }), 'trail_invalid'),
    when(alice.buys('0.01 BTC', { type: 'stop_market', trails: '59.99' }), 'trail_invalid'),
    when(alice.buys('0.01 BTC', { type: 'stop_market', trails: 1_000, trailsFrom: '60000' }), 'activation_price_wrong'),
    when(bob.sells('0.01 BTC', { type: 'stop_market', trails: 1_000, trailsFrom: '60000' }), 'activation_price_wrong'),
    when(
      alice.buys('0.01 BTC', {
        at: '60000',
        follow: { side: 'sell', size: '0.01 BTC', limit: '61000', stop: '61000' },
      }),
      'oco_prices_wrong',
    ),
    when(
      alice.buys('0.01 BTC', { at: '60000', follow: { side: 'buy', size: '0.01 BTC', limit: '90000.01' } }),
      'price_out_of_band',
    ),
    when(alice.buys('1 BTC', { at: '60000', goodMinutes: 1 }), 'balance_insufficient'),
    when(bob.buys('0.001 ETH', { type: 'stop_market', trails: 1_000, pair: 'ETH/BTC' }), 'index_stale'),
  ),
  scenario(
    'RULES 4: OCOs and exits that cannot be amended',
    ...market,
    when(
      sends('nobody amends', { type: 'spot.amend_oco', accountId: nobodys, orderId: 1 as OrderId }),
      'order_not_found',
    ),
    when(
      sends('nobody amends', { type: 'spot.amend_exits', accountId: nobodys, orderId: 1 as OrderId }),
      'order_not_found',
    ),
    given(bob.sells('0.01 BTC', { at: '61000', as: 'ask' })),
    when(bob.amendsOco('ask', { limit: '62000' }), 'order_combination_invalid'),
    when(bob.amendsExits('ask', { takeProfit: '62000' }), 'order_combination_invalid'),
    given(alice.oco('buy', '0.1 BTC', { limit: '59000', stop: '61000', stopLimit: '61500', as: 'oco' })),
    when(bob.amendsOco('oco.limit', { limit: '59100' }), 'order_not_found'),
    when(alice.amendsOco('oco.limit', { limit: '60000' }), 'oco_prices_wrong'),
    when(alice.amendsOco('oco.limit', { stop: '60000' }), 'stop_would_trigger'),
    when(alice.amendsOco('oco.stop', { limit: '59000.001' }), 'price_off_tick'),
    when(alice.amendsOco('oco.stop', { limit: '59000', stop: '61000', stopLimit: '61500' }), 'amend_nothing'),
    when(alice.amendsExits('oco.limit', { takeProfit: '62000' }), 'order_combination_invalid'),
    given(alice.buys('0.22 BTC', { at: '59000', as: 'bid' })),
    when(alice.amendsOco('oco.stop', { stop: '88000', stopLimit: '89000' }), 'balance_insufficient'),
    when(alice.amendsExits('bid', { takeProfit: '58000' }), 'exit_prices_wrong'),
    when(alice.amendsExits('bid', {}), 'amend_nothing'),
    given(bob.oco('sell', '0.01 BTC', { limit: '62000', stop: '58000', as: 'marketStop' })),
    when(bob.amendsOco('marketStop.stop', { stopLimit: '57900' }), 'order_combination_invalid'),
  ),
  scenario(
    'RULES 4: stops that cannot be amended',
    ...market,
    when(
      sends('nobody amends', { type: 'spot.amend_stop', accountId: nobodys, orderId: 1 as OrderId }),
      'order_not_found',
    ),
    given(bob.sells('0.01 BTC', { at: '61000', as: 'ask' })),
    when(bob.amendsStop('ask', { stop: '59000' }), 'order_not_waiting'),
    given(bob.oco('sell', '0.01 BTC', { limit: '61000', stop: '59000', as: 'oco' })),
    when(bob.amendsStop('oco.stop', { stop: '59100' }), 'order_combination_invalid'),
    given(bob.sells('0.01 BTC', { type: 'stop_market', stop: '59000', as: 'stop' })),
    when(alice.amendsStop('stop', { stop: '59100' }), 'order_not_found'),
    when(bob.amendsStop('stop', { at: '59100' }), 'order_combination_invalid'),
    when(bob.amendsStop('stop', { stop: '60000' }), 'stop_would_trigger'),
    when(bob.amendsStop('stop', {}), 'amend_nothing'),
    when(bob.amendsStop('stop', { size: '2 BTC' }), 'balance_insufficient'),
    given(bob.sells('0.01 BTC', { type: 'stop_market', trails: 1_000, as: 'trail' })),
    when(bob.amendsStop('trail', { stop: '59000' }), 'order_combination_invalid'),
    given(operator.sets('BTC/USDT', 'halted')),
    when(bob.amendsOco('oco.stop', { stop: '59100' }), 'pair_not_trading'),
    when(bob.replaces('stop', 'stop_on_failure', ['sell', '0.01 BTC', { at: '61000' }]), 'pair_not_trading'),
  ),
];
