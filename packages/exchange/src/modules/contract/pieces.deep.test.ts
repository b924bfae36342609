import {
  type AccountId,
  type CoreEvent,
  gridMs,
  type Lots,
  newestRevision,
  restoreCore,
  type TicketId,
} from '@candor/exchange';
import { dayMs } from '@candor/kernel';
import { atoms, type Price } from '@candor/money';
import { asset, pair, type Runner, startWorld } from '@candor/testkit';
import { describe, expect, test } from 'vitest';

const pairId = pair['BTC/USDT'];
const start = 60_000;
const at = (dollars: number) => [{ pairId, price: (dollars * 100_000_000) as Price }];
const users = 30;
const ticketsEach = 40;

type Fact<T extends CoreEvent['type']> = Extract<CoreEvent, { readonly type: T }>;

interface Crowd {
  readonly runner: Runner;
  readonly users: readonly AccountId[];
  readonly tickets: readonly TicketId[];
}

/** Thirty users with forty tickets of 600 USDT each, all long, and so many USDT, under the rules of a revision. */
function crowd(revision: number, funds: number): Crowd {
  const { runner, users: all } = startWorld({
    users,
    revision,
    faucet: { USDT: 20_000_000_000n },
    contracts: { underwriting: 10n ** 13n, insurance: 10n ** 12n },
  });
  runner.checksInvariants = false;
  runner.tick(at(start));
  const tickets = all.flatMap((accountId) => {
    runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    const amount = atoms(BigInt(funds) * 1_000_000n);
    runner.must({ type: 'transfer.move', accountId, assetId: asset.USDT, amount, from: 'spot', to: 'contract' });
    return Array.from({ length: ticketsEach }, () => {
      const order = { pairId, direction: 'long', lots: 100 as Lots, multiple: 50, marginMode: 'cross' } as const;
      if (runner.steps.length % 40 === 0) runner.tick(at(start));
      return runner.must({ type: 'contract.open', accountId, ...order }).ticketId;
    });
  });
  runner.tick(at(start));
  runner.tick(at(start));
  runner.core.checkInvariants();
  return { runner, users: all, tickets };
}

function factsOf<T extends CoreEvent['type']>({ runner }: Crowd, type: T): Fact<T>[] {
  return runner.steps.flatMap(({ events }) => events.filter((event): event is Fact<T> => event.type === type));
}

/** The tickets of each command that states such a fact, in order. */
function piecesOf({ runner }: Crowd, type: CoreEvent['type']): number[] {
  return runner.steps.map(({ events }) => events.filter((event) => event.type === type).length).filter((n) => n > 0);
}

const advance = ({ runner }: Crowd, ms: number) => {
  runner.wait(ms);
  return runner.must({ type: 'clock.advance' });
};

/** Sends the history after the middle of the pieces to a core that was restored there: it answers byte for byte the same. */
function expectTwin({ runner }: Crowd, snapshot: Uint8Array): void {
  const twin = restoreCore(snapshot);
  for (const { submission, sequence, atMs, applied } of runner.steps) {
    if (sequence > twin.sequence) expect(twin.apply(submission, sequence, atMs)).toEqual(applied);
  }
  expect(twin.stateHash()).toEqual(runner.core.stateHash());
}

describe('RULES 5: a night', () => {
  const charges = (of: Crowd) => {
    const facts = factsOf(of, 'contract.overnight_charged');
    return facts
      .map(({ ticketId, notional, fee }) => [ticketId, notional, fee])
      .sort(([a], [b]) => Number(a) - Number(b));
  };
  const toMidnight = ({ runner }: Crowd) => {
    runner.nowMs = Math.ceil(runner.nowMs / dayMs) * dayMs - 600;
    runner.tick(at(start));
  };

  test('charges what was open at midnight at the marks of midnight, whatever happens before its turn', () => {
    const before = crowd(2, 5_000);
    toMidnight(before);
    before.runner.tick(at(start + 900));
    expect(piecesOf(before, 'contract.overnight_charged')).toEqual([users * ticketsEach]);

    const now = crowd(newestRevision, 5_000);
    const { runner } = now;
    toMidnight(now);
    // The first tick of the day has another price.
    runner.tick(at(start + 900));
    runner.core.checkInvariants();
    const snapshot = runner.core.snapshot();
    const last = now.users.at(-1) as AccountId;
    // Somebody whose turn comes later changes something before.
    const waiting = [...runner.core.contract.night.waiting()].length;
    runner.must({ type: 'contract.close', accountId: last, ticketId: now.tickets.at(-1) as TicketId });
    runner.core.checkInvariants();
    expect([...runner.core.contract.night.waiting()].length).toBe(waiting - ticketsEach);
    for (let i = 0; i < 60; i++) advance(now, 20);
    runner.tick(at(start - 300));
    runner.core.checkInvariants();
    expect(charges(now)).toEqual(charges(before));
    const pieces = piecesOf(now, 'contract.overnight_charged');
    expect(pieces[0]).toBe(1_000);
    expect(Math.max(...pieces)).toBe(1_000);
    expectTwin(now, snapshot);
  });
});

describe('RULES 5: a tick at which many fall', () => {
  const fallen = start * 0.975;
  /** Comes so late that the next tick is there before the last piece. */
  const fall = ({ runner }: Crowd) => {
    const gridIndex = Math.floor(runner.nowMs / gridMs) + 1;
    runner.nowMs = gridIndex * gridMs + 460;
    runner.must({ type: 'index.tick', gridIndex, prices: at(fallen) });
  };
  const closes = (of: Crowd) => {
    const facts = factsOf(of, 'contract.closed').filter(({ reason }) => reason === 'liquidation');
    return facts.map(({ ticketId, price, profit, fee, gridIndex }) => [ticketId, price, profit, fee, gridIndex]);
  };

  test('liquidates everybody at the marks of that tick, though later ticks are kinder and owners quicker', () => {
    const before = crowd(2, 520);
    fall(before);
    const expected = closes(before);
    expect(expected.length).toBeGreaterThan(900);

    const now = crowd(newestRevision, 520);
    const { runner } = now;
    fall(now);
    runner.core.checkInvariants();
    expect(closes(now).length).toBeLessThan(400);
    const snapshot = runner.core.snapshot();
    const last = now.users.at(-1) as AccountId;
    const rescue = { assetId: asset.USDT, amount: atoms(10_000_000_000n), from: 'spot', to: 'contract' } as const;
    runner.must({ type: 'transfer.move', accountId: last, ...rescue });
    runner.tick(at(start));
    expect(runner.core.contract.storm.tick).toBeDefined();
    for (let i = 0; i < 20; i++) advance(now, 10);
    runner.core.checkInvariants();
    const order = (a: unknown[], b: unknown[]) => Number(a[0]) - Number(b[0]);
    expect(closes(now).sort(order)).toEqual(expected.sort(order));
    expect(Math.max(...piecesOf(now, 'contract.closed'))).toBeLessThan(200 + ticketsEach);
    // The next tick is one like any other.
    runner.tick(at(start));
    expect(runner.core.contract.storm.tick).toBeUndefined();
    expectTwin(now, snapshot);
  });
});
