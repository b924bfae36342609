import { alice, bob, book, given, order, type Scenario, scenario, ticks, trades, when } from '@candor/testkit';

const market = [given(ticks({ 'BTC/USDT': '60000' })), given(alice.has('10000 USDT')), given(bob.has('1 BTC'))];

/** Changes of orders that have legs or exits. */
export const amendments: readonly Scenario[] = [
  scenario(
    'RULES 4: an OCO is amended as one: its limit keeps its place while its own price stays, and the hold is the larger need',
    ...market,
    given(alice.oco('buy', '0.02 BTC', { limit: '59000', stop: '61000', stopLimit: '61500', as: 'oco' })),
    given(bob.has('2000 USDT')),
    given(bob.buys('0.01 BTC', { at: '59000', as: 'later' })),
    when(alice.amendsOco('oco.limit', { stop: '62000', stopLimit: '62500' }), 'open'),
    alice.holds('8750 USDT', '1250'),
    given(bob.sells('0.01 BTC', { at: '59000' })),
    trades('0.01 BTC @ 59000'),
    order('later', 'open'),
    alice.holds('8785 USDT', '625'),
    when(alice.amendsOco('oco.stop', { limit: '59500', stop: '60500', stopLimit: '59400' }), 'waiting'),
    alice.holds('8815 USDT', '595'),
    book('bids', '0.01 BTC @ 59500', '0.01 BTC @ 59000'),
    given(ticks({ 'BTC/USDT': '60500' })),
    order('oco.limit', 'cancelled: linked_order_done'),
    book('bids', '0.01 BTC @ 59400', '0.01 BTC @ 59000'),
  ),
  scenario(
    'RULES 4: exits of a purchase that waits are set and taken away, and it keeps its place in line',
    ...market,
    given(alice.buys('0.02 BTC', { at: '59000', takeProfit: '63000', as: 'first' })),
    given(bob.has('2000 USDT')),
    given(bob.buys('0.01 BTC', { at: '59000', as: 'second' })),
    when(alice.amendsExits('first', { takeProfit: '64000', stopLoss: '57000' }), 'open'),
    given(bob.sells('0.02 BTC', { at: '59000' })),
    order('first', 'filled: filled'),
    order('second', 'open'),
    book('asks', '0.0199 BTC @ 64000'),
  ),
];
