import { type ClockFaultKind, type Core, restoreCore } from '@candor/exchange';
import {
  type Action,
  alice,
  bob,
  given,
  onMargin,
  operator,
  passes,
  type Row,
  type Scenario,
  scenario,
  scenarioIn,
  sends,
  thenThat,
  ticket,
  ticks,
  options,
  when,
} from '@candor/testkit';

function faults(kind: ClockFaultKind = 'ahead', byMs = 10_800_000): Action {
  return sends(`the clock is ${kind} by ${byMs} ms`, { type: 'clock.fault', kind, byMs });
}

const isRestored = sends('the clock is consistent again', { type: 'clock.restored' });
const confirms = sends('the operator confirms the clock', { type: 'clock.confirm' });

const restored = (core: Core): Core => restoreCore(core.snapshot());

const tape = ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' });

function ladder(levels: number): Row {
  return thenThat(`the house quotes ${levels} prices`, (scene) => scene.runner.core.spot.rungs.size, levels);
}

/** RULES 3: a clock that jumps is a named state, and nothing fills at a price of that time. */
export const clockScenarios: readonly Scenario[] = [
  scenarioIn(
    { options: 10_000_000_000n, contracts: {} },
    'RULES 3: nothing that leans on a price begins while the clock is in doubt, and the house quotes nothing',
    given(operator.funds('liquidity', '1000000 USDT')),
    given(operator.funds('liquidity', '10 BTC')),
    given(alice.has('30000 USDT')),
    given(bob.has('1 BTC')),
    given(alice.moves('100 USDT', 'spot', 'options')),
    given(onMargin.alice.has('1000 USDT')),
    given(operator.laysLadder('BTC/USDT', { halfSpread: 1_000, step: 1_000, levels: 3, size: '0.1 BTC' })),
    given(tape),
    ladder(6),
    given(alice.asksFor('100 USDT', 'BTC')),
    given(onMargin.alice.opens('long', '1', { as: 'waits' })),
    given(faults()),
    ladder(0),
    when(tape, 'clock_fault'),
    when(alice.buys('0.01 BTC'), 'clock_fault'),
    when(alice.sells('0.01 BTC', { type: 'stop_market', stop: '50000' }), 'clock_fault'),
    when(alice.accepts(), 'clock_fault'),
    when(alice.asksFor('100 USDT', 'BTC'), 'clock_fault'),
    when(options.buys('alice', 'up', 60, '10 USDT'), 'clock_fault'),
    when(onMargin.alice.opens('long', '1'), 'clock_fault'),
    when(alice.claims('ETH'), 'clock_fault'),
    // Users trade with each other at their own prices, and orders wait.
    given(alice.buys('0.1 BTC', { at: '59000' })),
    when(bob.sells('0.1 BTC', { at: '59000' }), 'filled: filled'),
    ticket('waits', { status: 'pending' }),
    given(isRestored),
    when(alice.buys('0.01 BTC'), 'index_stale'),
    given(tape),
    ladder(6),
    ticket('waits', { status: 'open' }),
    when(alice.buys('0.01 BTC'), 'filled: filled'),
  ),
  scenario(
    'RULES 3: held time makes no price fresh: prices of the last tick before the fault stay stale after it',
    given(alice.has('1000 USDT')),
    given(tape),
    given(faults('behind', 4_000)),
    thenThat(
      'a restored core is in the same doubt',
      (scene) => restored(scene.runner.core).queries.clockFault()?.kind,
      'behind',
    ),
    given(isRestored),
    when(alice.buys('0.01 BTC'), 'index_stale'),
    thenThat(
      'and in a restored core too',
      (scene) =>
        restored(scene.runner.core)
          .queries.index()
          .map(({ isStale }) => isStale),
      [true, true, true],
    ),
    given(tape),
    thenThat(
      'the next tick counts at once',
      (scene) =>
        restored(scene.runner.core)
          .queries.index()
          .map(({ isStale }) => isStale),
      [false, false, false],
    ),
  ),
  scenario(
    'RULES 3: a jump that grows is reported again, and lasts from its beginning',
    given(faults('ahead', 5_000)),
    passes(100),
    given(faults('ahead', 7_000)),
    thenThat(
      'it is one doubt',
      ({ runner }) => {
        const { kind, byMs, sinceMs, isConfirmed } = runner.core.queries.clockFault() ?? {};
        return { kind, byMs, for: runner.nowMs - (sinceMs ?? 0), isConfirmed };
      },
      { kind: 'ahead', byMs: 7_000, for: 101, isConfirmed: false },
    ),
    given(isRestored),
    thenThat('it is over', ({ runner }) => runner.core.queries.clockFault(), undefined),
    when(isRestored, 'done'),
  ),
  scenario(
    'RULES 3: an operator may confirm a clock that jumped forward, and not talk the core forward',
    when(confirms, 'clock_not_ahead'),
    given(faults('behind')),
    when(confirms, 'clock_not_ahead'),
    given(faults('ahead')),
    when(confirms, 'done'),
    thenThat('the host is informed', ({ runner }) => runner.core.queries.clockFault()?.isConfirmed, true),
    given(faults('behind')),
    thenThat('another fault was not confirmed', ({ runner }) => runner.core.queries.clockFault()?.isConfirmed, false),
  ),
];
