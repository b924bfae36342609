import type { AccountId } from '@candor/exchange';
import type { Ppm } from '@candor/money';
import {
  cancellations,
  contractOrder,
  given,
  onMargin,
  openings,
  operator,
  passes,
  type Scenario,
  scenarioIn,
  sends,
  ticket,
  ticks,
  when,
} from '@candor/testkit';

/** Quotes 6 USDT to either side of 60,000. */
const world = { contracts: {} };
/** Quote and index are equal and nothing has a cost: only prices and margins remain. */
const free = { spread: 0 as Ppm, fee: 0 as Ppm, liquidationFee: 0 as Ppm };
const bare = { contracts: { terms: { 'BTC/USDT': free, 'ETH/USDT': free } } };

const start = given(ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' }));
const market = [start, given(onMargin.alice.has('1000 USDT'))];
const isolatedLong = [...market, given(onMargin.alice.opens('long', '10', { mode: 'isolated', as: 'a' })), start];

/** RULES 5: orders that wait for a mark, and the multiple of an open ticket. */
export const contractChanges: readonly Scenario[] = [
  scenarioIn(
    bare,
    'RULES 5: an order with a trigger waits for the mark from the side it is on, and opens at the quote of that tick',
    ...market,
    when(onMargin.alice.opens('long', '10', { trigger: '61000', as: 'a' }), 'done'),
    // Margin at the worst price it may fill at: 61,000 and half a percent.
    ticket('a', { status: 'pending', hold: '613.05' }),
    onMargin.alice.holds('386.95', '613.05'),
    when(onMargin.alice.opens('short', '1', { trigger: '59000', as: 'b' }), 'done'),
    when(ticks({ 'BTC/USDT': '60999.99' }), 'done'),
    openings(),
    when(ticks({ 'BTC/USDT': '61000' }), 'done'),
    openings('a 10 @ 61000'),
    ticket('a', { status: 'open', margin: '610', hold: '0' }),
    when(ticks({ 'BTC/USDT': '58990' }), 'done'),
    openings('b 1 @ 58990'),
  ),
  scenarioIn(
    bare,
    'RULES 5: a mark that leaps past a trigger opens nothing beyond the slippage, and the hold is released',
    ...market,
    given(onMargin.alice.opens('long', '10', { trigger: '61000', as: 'a' })),
    given(onMargin.alice.opens('long', '1', { trigger: '61000', slippage: 10_000, as: 'b' })),
    when(ticks({ 'BTC/USDT': '61305.01' }), 'done'),
    cancellations('a slippage_limit 613.05'),
    openings('b 1 @ 61305.01'),
  ),
  scenarioIn(
    bare,
    'RULES 5: with a limit a triggered order waits on for its price, and either wait can be cancelled',
    ...market,
    given(onMargin.alice.opens('long', '1', { trigger: '59000', at: '58900', as: 'a' })),
    given(onMargin.alice.opens('long', '1', { trigger: '59000', at: '58900', as: 'b' })),
    given(onMargin.alice.opens('short', '1', { trigger: '61000', as: 'c' })),
    // The limit alone would have been touched at 58,900; the trigger has not been reached from above.
    when(ticks({ 'BTC/USDT': '59000' }), 'done'),
    openings(),
    when(onMargin.alice.cancels('b'), 'done'),
    cancellations('b user_cancelled 58.9'),
    when(ticks({ 'BTC/USDT': '58899' }), 'done'),
    openings('a 1 @ 58899'),
    when(onMargin.alice.cancels('c'), 'done'),
    when(ticks({ 'BTC/USDT': '61500' }), 'done'),
    openings(),
    onMargin.alice.holds('941.101', '58.899'),
  ),
  scenarioIn(
    world,
    'RULES 5: refusals of an order with a trigger, in check order',
    start,
    when(
      sends('a stranger opens', {
        ...contractOrder(5_000 as AccountId, 'long', '0'),
        type: 'contract.open_at_trigger',
        triggerPrice: 1 as never,
      }),
      'account_not_found',
    ),
    given(operator.sets('BTC/USDT', 'halted')),
    when(onMargin.alice.opens('long', '1', { trigger: '1.001' }), 'pair_not_trading'),
    given(operator.sets('BTC/USDT', 'trading')),
    when(onMargin.alice.opens('long', '1', { trigger: '1.001', x: 101 }), 'multiple_too_high'),
    when(onMargin.alice.opens('long', '1', { trigger: '1.001' }), 'price_off_tick'),
    when(onMargin.alice.opens('long', '1', { trigger: '90000.01' }), 'price_out_of_band'),
    // Its limit lies in the band around the trigger.
    when(onMargin.alice.opens('long', '1', { trigger: '80000', at: '39999.99' }), 'price_out_of_band'),
    when(onMargin.alice.opens('long', '1', { trigger: '61000', takeProfit: '61000' }), 'exit_prices_wrong'),
    when(onMargin.alice.opens('long', '1', { trigger: '61000' }), 'balance_insufficient'),
    given(onMargin.alice.has('1000 USDT')),
    when(onMargin.alice.opens('long', '1', { trigger: '60000' }), 'stop_would_trigger'),
    when(onMargin.alice.opens('long', '1', { trigger: '60000.01' }), 'done'),
    passes(5_001),
    when(onMargin.alice.opens('long', '1', { trigger: '61000' }), 'index_stale'),
  ),
  scenarioIn(
    bare,
    'RULES 5: a new multiple moves the margin of an isolated ticket, and its liquidation price with it',
    ...isolatedLong,
    ticket('a', { margin: '600', liquidation: '54216.87' }),
    when(onMargin.alice.setsMultiple('a', 20), 'done'),
    ticket('a', { margin: '300', liquidation: '57228.92' }),
    onMargin.alice.holds('700', '300'),
    when(onMargin.alice.setsMultiple('a', 8), 'done'),
    ticket('a', { margin: '750', liquidation: '52710.85' }),
    // At 58,000 a new one would need 290, and 200 are lost: of the 450 that 20x would set free, 260 can go.
    given(ticks({ 'BTC/USDT': '58000' })),
    when(onMargin.alice.setsMultiple('a', 20), 'done'),
    ticket('a', { margin: '490' }),
    onMargin.alice.holds('510', '490'),
  ),
  scenarioIn(
    bare,
    'RULES 5: a new multiple of a cross ticket moves margin within the pool: its liquidation price stays',
    ...market,
    given(onMargin.alice.opens('long', '10', { as: 'a' })),
    start,
    ticket('a', { margin: '600', liquidation: '50200.81' }),
    when(onMargin.alice.setsMultiple('a', 50), 'done'),
    ticket('a', { margin: '120', liquidation: '50200.81' }),
    onMargin.alice.holds('880', '120'),
  ),
  scenarioIn(
    bare,
    'RULES 5: refusals of a new multiple, in check order',
    ...market,
    when(onMargin.alice.setsMultiple('nobody', 0), 'ticket_not_found'),
    given(onMargin.alice.opens('long', '10', { mode: 'isolated', as: 'a' })),
    when(onMargin.bob.setsMultiple('a', 0), 'ticket_not_found'),
    when(onMargin.alice.setsMultiple('a', 0), 'ticket_not_open'),
    start,
    when(onMargin.alice.setsMultiple('a', 0), 'multiple_too_high'),
    when(onMargin.alice.setsMultiple('a', 101), 'multiple_too_high'),
    when(onMargin.alice.setsMultiple('a', 10), 'multiple_unchanged'),
    when(onMargin.alice.setsMultiple('a', 5), 'balance_insufficient'),
    given(ticks({ 'BTC/USDT': '55500' })),
    when(onMargin.alice.setsMultiple('a', 20), 'multiple_frees_nothing'),
    passes(5_001),
    when(onMargin.alice.setsMultiple('a', 20), 'index_stale'),
  ),
];
