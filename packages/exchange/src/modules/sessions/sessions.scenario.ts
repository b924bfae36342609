import type { Ppm } from '@candor/money';
import type { PairId } from '@candor/exchange';
import {
  cancellations,
  closings,
  given,
  onMargin,
  liquidations,
  openings,
  pair,
  passes,
  type Scenario,
  scenarioIn,
  sends,
  thenThat,
  ticket,
  ticks,
  when,
  worldStartMs,
} from '@candor/testkit';

const minute = 60_000;
const free = { spread: 0 as Ppm, fee: 0 as Ppm, liquidationFee: 0 as Ppm };
const world = { contracts: { terms: { 'BTC/USDT': free, 'ACME/USDT': free } } };
/** Open for the first minute, and again from the tenth to the eleventh. */
const sessions = [
  { opensAtMs: worldStartMs, closesAtMs: worldStartMs + minute },
  { opensAtMs: worldStartMs + 10 * minute, closesAtMs: worldStartMs + 11 * minute },
];
const calendar = sends('ACME trades in sessions', {
  type: 'sessions.set_calendar',
  pairIds: [pair['ACME/USDT']],
  sessions,
});
const acme = (at: string) => given(ticks({ 'BTC/USDT': '60000', 'ACME/USDT': at }));
const stock = { pair: 'ACME/USDT' } as const;

/** The first tick of the world is half a second after its start. */
const market = [given(calendar), acme('100'), given(onMargin.alice.has('1000 USDT'))];
const closed = passes(minute);

/** RULES 5 for stocks: the actions that a closed session allows and refuses. */
export const sessionScenarios: readonly Scenario[] = [
  scenarioIn(
    world,
    'sessions: a calendar is in order and about listed pairs',
    when(
      sends('an unlisted pair', { type: 'sessions.set_calendar', pairIds: [99 as PairId], sessions }),
      'pair_not_found',
    ),
    when(
      sends('a session that ends before it begins', {
        type: 'sessions.set_calendar',
        pairIds: [pair['ACME/USDT']],
        sessions: [{ opensAtMs: 20, closesAtMs: 20 }],
      }),
      'calendar_invalid',
    ),
    when(
      sends('sessions that overlap', {
        type: 'sessions.set_calendar',
        pairIds: [pair['ACME/USDT']],
        sessions: [
          { opensAtMs: 20, closesAtMs: 40 },
          { opensAtMs: 39, closesAtMs: 50 },
        ],
      }),
      'calendar_invalid',
    ),
    when(calendar, 'done'),
    when(
      sends('ACME is always open', { type: 'sessions.set_calendar', pairIds: [pair['ACME/USDT']], sessions: [] }),
      'done',
    ),
    thenThat('no pair has a calendar', (scene) => scene.runner.core.queries.sessions(), []),
  ),
  scenarioIn(
    world,
    'RULES 5: while a market is closed only limit orders near its last close are taken, and nothing fills',
    ...market,
    acme('101'),
    closed,
    // The index outside a session is not a close.
    acme('150'),
    thenThat(
      'ACME is closed at 101',
      (scene) => scene.runner.core.queries.sessions().map(({ isOpen, closePrice }) => ({ isOpen, closePrice })),
      [{ isOpen: false, closePrice: 10_100_000_000 }],
    ),
    when(onMargin.alice.opens('long', '1', stock), 'market_closed'),
    // With 10 times, a tenth either way.
    when(onMargin.alice.opens('long', '1', { ...stock, at: '90.89' }), 'price_out_of_band'),
    when(onMargin.alice.opens('long', '1', { ...stock, at: '111.11' }), 'price_out_of_band'),
    when(onMargin.alice.opens('long', '1', { ...stock, at: '90.9', as: 'low' }), 'done'),
    when(onMargin.alice.opens('long', '1', { ...stock, at: '111.1', as: 'high' }), 'done'),
    when(ticks({ 'ACME/USDT': '90' }), 'done'),
    openings(),
    passes(9 * minute),
    // The first tick of the next session.
    when(ticks({ 'ACME/USDT': '105' }), 'done'),
    openings('high 1 @ 105'),
    ticket('low', { status: 'pending' }),
    when(onMargin.alice.opens('long', '1', stock), 'done'),
  ),
  scenarioIn(
    world,
    'RULES 5: while a market is closed nothing is liquidated and no exit triggers; all of it happens when it opens',
    ...market,
    given(onMargin.alice.opens('long', '10', { ...stock, mode: 'isolated', stopLoss: '95', as: 'stopped' })),
    given(onMargin.alice.opens('long', '10', { ...stock, mode: 'isolated', as: 'fallen' })),
    given(onMargin.alice.opens('long', '10', { ...stock, mode: 'isolated', as: 'asked' })),
    given(onMargin.alice.opens('long', '10', { ...stock, as: 'kept' })),
    acme('100'),
    closed,
    when(onMargin.alice.closes('asked'), 'done'),
    when(onMargin.alice.reverses('kept'), 'market_closed'),
    acme('85'),
    closings(),
    liquidations(),
    passes(9 * minute),
    acme('89'),
    closings(
      'asked 10 @ 89 user: -100 fee 0',
      'stopped 10 @ 89 stop_loss: -100 fee 0',
      'fallen 10 @ 89 liquidation: -100 fee 0',
    ),
    liquidations({ who: 'alice', closed: ['fallen'], deficit: '10' }),
    ticket('kept', { status: 'open' }),
  ),
  scenarioIn(
    world,
    'RULES 5: a market order does not wait for another session',
    ...market,
    passes(minute - 2_000),
    acme('100'),
    given(onMargin.alice.opens('long', '1', { ...stock, as: 'a' })),
    given(onMargin.alice.opens('long', '1', { ...stock, at: '100', as: 'b' })),
    passes(500),
    // The next tick is the end of the session.
    acme('100'),
    openings(),
    cancellations('a market_closed 10.05'),
    passes(9 * minute),
    acme('100'),
    openings('b 1 @ 100'),
  ),
  scenarioIn(
    world,
    'RULES 5: the value of a closed market counts, even where it may not be acted on',
    ...market,
    given(onMargin.alice.opens('long', '10', { as: 'btc' })),
    given(onMargin.alice.opens('long', '30', { ...stock, as: 'acme' })),
    acme('100'),
    onMargin.alice.holds('100', '900'),
    closed,
    // 3,000 of shares fall to 2,010: the account is worth 10, and only the open market can be acted on.
    acme('67'),
    liquidations({ who: 'alice', closed: ['btc'], deficit: '0' }),
    closings('btc 10 @ 60000 liquidation: 0 fee 0'),
    ticket('acme', { status: 'open' }),
    passes(9 * minute),
    acme('66'),
    liquidations({ who: 'alice', closed: ['acme'], deficit: '20' }),
  ),
];
