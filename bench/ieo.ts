import { type ProjectId, restoreCore } from '@candor/exchange';
import { allocationOf, stepSize, waterlineOf } from '@candor/exchange/rules';
import { minuteMs, Seeded } from '@candor/kernel';
import { atoms } from '@candor/money';
import { asset, projectFor, startWorld, subscriptionTo, worldStartMs } from '@candor/testkit';
import { printTable, type Row } from './lib/table.ts';

const demand = 1_000_000;
const subscribers = 20_000;
const targetMs = 50;

function timed<T>(work: () => T): readonly [T, number] {
  const startedAt = performance.now();
  const result = work();
  return [result, performance.now() - startedAt];
}

/** A million subscriptions: their waterline is the one piece of a close that is not done in steps. */
function allocation(): Row[] {
  const random = new Seeded(9);
  const wanted = Array.from({ length: demand }, () => BigInt(1 + random.below(1_000_000_000)) * 1_000n);
  const issuance = wanted.reduce((sum, one) => sum + one, 0n) / 7n;
  const cap = 200_000_000_000n;
  const [, sortMs] = timed(() => [...wanted].sort((a, b) => (a < b ? -1 : 1)));
  const row = (what: string, work: () => unknown): Row => {
    const runs = Array.from({ length: 5 }, () => timed(work)[1]).sort((a, b) => a - b);
    const ms = runs[2] as number;
    const against = `sorting them ${sortMs.toFixed(0)} ms`;
    return { what, value: `${ms.toFixed(0)} ms`, against, ratio: ms / sortMs };
  };
  const count = demand.toLocaleString('en');
  return [
    row(`waterline of ${count} subscriptions`, () => waterlineOf(wanted, issuance, cap)),
    row(`allocation of ${count} subscriptions`, () => allocationOf(wanted, issuance, cap)),
  ];
}

/** A whole close in the core: from the end of the window to the published list, one step after the other. */
function close(): Row[] {
  const funds = atoms(1_000_000_000n);
  const { runner } = startWorld({ faucet: { USDT: funds }, users: 0 });
  runner.checksInvariants = false;
  const users = Array.from({ length: subscribers }, () => runner.must({ type: 'accounts.open' }).accountId);
  runner.must({ type: 'house.fund', house: 'issuance', assetId: asset.ETH, amount: atoms(100_000_000_000n) });
  const dates = { opensAtMs: worldStartMs + 600 * minuteMs, closesAtMs: worldStartMs + 900 * minuteMs };
  const releases = projectFor().releases.map((row) => ({ ...row, atMs: row.atMs + 1_000 * minuteMs }));
  runner.must(projectFor({ ...dates, releases }));
  for (const accountId of users) runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
  runner.nowMs = Math.max(runner.nowMs, dates.opensAtMs);
  const random = new Seeded(7);
  for (const accountId of users) {
    runner.must(subscriptionTo(runner, accountId, { amount: atoms(BigInt(1 + random.below(1_500)) * 100_000_000n) }));
  }
  const core = restoreCore(runner.core.snapshot());
  let { sequence } = core;
  const steps: number[] = [];
  for (let atMs = dates.closesAtMs; core.queries.project(1 as ProjectId)?.state !== 'finished'; atMs += 5) {
    sequence += 1;
    const commandId = `bench-${sequence}`;
    const tick = { commandId, actor: 'system', command: { type: 'accounts.open' } } as const;
    steps.push(timed(() => core.apply(tick, sequence, atMs))[1]);
  }
  const longest = Math.max(...steps);
  const total = steps.reduce((sum, one) => sum + one, 0);
  return [
    {
      what: `close of ${subscribers.toLocaleString('en')} subscriptions, in ${steps.length} steps of ${stepSize}`,
      value: `${total.toFixed(0)} ms in all`,
    },
    {
      what: 'the longest step',
      value: `${longest.toFixed(1)} ms`,
      target: `${targetMs} ms`,
      isMet: longest <= targetMs,
    },
  ];
}

/** Measures the close of a sale (RULES 9): nobody's orders wait for it longer than one step. */
export function benchIeo(): void {
  printTable('Allocation of an IEO', [...allocation(), ...close()]);
}
