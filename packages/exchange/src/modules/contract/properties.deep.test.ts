import {
  type AccountId,
  type CommandOf,
  directions,
  type EventOf,
  house,
  type Lots,
  type MarginMode,
  type PairId,
  restoreCore,
  type TicketId,
  type TicketView,
} from '@candor/exchange';
import type { Price } from '@candor/money';
import {
  asset,
  ContractTraffic,
  type ContractWorld,
  contractTerms,
  lotsOf,
  pair,
  Runner,
  startWorld,
} from '@candor/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const tick = 1_000_000;
const pairs = ['BTC/USDT', 'ETH/USDT', 'ACME/USDT'] as const;
const start = { 'BTC/USDT': 60_000, 'ETH/USDT': 3_000, 'ACME/USDT': 100 };
type Marks = Record<(typeof pairs)[number], number>;

/** One ticket to be opened: its size as a share of the account's funds. */
interface Wish {
  readonly pair: (typeof pairs)[number];
  readonly direction: (typeof directions)[number];
  readonly marginMode: MarginMode;
  readonly multiple: number;
  readonly share: number;
}
const wish: fc.Arbitrary<Wish> = fc.record({
  pair: fc.constantFrom(...pairs),
  direction: fc.constantFrom(...directions),
  marginMode: fc.constantFrom('cross', 'cross', 'isolated' as const),
  multiple: fc.constantFrom(1, 3, 10, 25, 50),
  share: fc.integer({ min: 1, max: 45 }),
});
/** The distance of the marks from the tickets' entry prices, in hundredths of a percent. */
const drift = fc.tuple(...pairs.map(() => fc.integer({ min: -150, max: 150 })));

/** An account with 10,000 USDT and some tickets, some of them in profit and some not. */
class Account {
  readonly runner: Runner;
  readonly accountId: AccountId;
  marks: Marks = { ...start };

  constructor(wishes: readonly Wish[], moved: readonly number[], world: ContractWorld = {}) {
    const { runner, users } = startWorld({ contracts: world, faucet: { USDT: 10_000_000_000n } });
    this.runner = runner;
    this.accountId = users[0] as AccountId;
    const { accountId } = this;
    runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    const amount = 10_000_000_000n as never;
    runner.must({ type: 'transfer.move', accountId, assetId: asset.USDT, amount, from: 'spot', to: 'contract' });
    this.tick();
    for (const one of wishes) {
      runner.send(this.order(one));
      this.tick();
    }
    pairs.forEach((name, place) => {
      this.marks[name] = Math.round(start[name] * (10_000 + (moved[place] ?? 0))) / 10_000;
    });
    this.tick();
  }

  order({ pair: name, direction, marginMode, multiple, share }: Wish): CommandOf<'contract.open'> {
    const worth = (start[name] * Number(contractTerms(name).lot)) / (name === 'ACME/USDT' ? 1e4 : 1e8);
    const lots = lotsOf(String(Math.max(0.01, (100 * share * multiple) / worth)));
    return {
      type: 'contract.open',
      accountId: this.accountId,
      pairId: pair[name],
      direction,
      lots,
      multiple,
      marginMode,
    };
  }

  tick(on: Runner = this.runner, changed: Partial<Marks> = {}) {
    const marks = { ...this.marks, ...changed };
    return on.tick(pairs.map((name) => ({ pairId: pair[name], price: Math.round(marks[name] * 1e8) as Price })));
  }

  /**
   * Moves one mark through some ticks of the grid in a copy of this world and returns its liquidations. It stops on the
   * way at every price at which an isolated ticket falls, so that none loses beyond its margin: the other side would
   * pay for that.
   */
  walk(pairId: PairId, ticks: readonly number[]): EventOf<'contract.liquidated'>[] {
    const twin = new Runner(restoreCore(this.runner.core.snapshot()), this.runner.nowMs);
    const name = pairs.find((one) => pair[one] === pairId) as (typeof pairs)[number];
    const falls = this.tickets().flatMap(({ marginMode, direction, figures, pairId: of }) =>
      marginMode === 'isolated' && of === pairId && figures?.liquidationPrice !== undefined
        ? [Math.round(figures.liquidationPrice / tick) + (direction === 'long' ? -2 : 2)]
        : [],
    );
    let from = Math.round((this.marks[name] * 1e8) / tick);
    const path = ticks.flatMap((to) => {
      const between = falls.filter((at) => (at - from) * (at - to) < 0).sort((a, b) => (to > from ? a - b : b - a));
      from = to;
      return [...between, to];
    });
    const steps = path.map((at) => this.tick(twin, { [name]: (at * tick) / 1e8 }));
    return steps.flatMap(({ events }) => events.filter((event) => event.type === 'contract.liquidated'));
  }

  tickets(): readonly TicketView[] {
    return this.runner.core.queries.tickets(this.accountId).filter(({ status }) => status === 'open');
  }
}

function isOf(report: EventOf<'contract.liquidated'>, ticket: TicketView): boolean {
  return ticket.marginMode === 'cross'
    ? report.marginMode === 'cross'
    : report.closed.some((ticketId) => ticketId === ticket.ticketId);
}

describe('RULES 5: the liquidation price', () => {
  test('a ticket is not liquidated before its shown price when nothing else changes, and is beyond it', () => {
    const wishes = fc.array(wish, { minLength: 1, maxLength: 6 });
    const found = { alive: 0, dead: 0, never: 0, shared: 0 };
    fc.assert(
      fc.property(wishes, drift, (all, moved) => {
        // A house that can pay for any move: otherwise it would close winners, and with them the profit that backs
        // other tickets.
        const account = new Account(all, moved, { underwriting: 4n * 10n ** 18n });
        const tickets = account.tickets();
        for (const ticket of tickets) {
          const { pairId, direction, marginMode, figures } = ticket;
          const isLong = direction === 'long';
          const shown = figures?.liquidationPrice;
          const mark = Math.round((figures?.markPrice ?? 0) / tick);
          if (shown === undefined) {
            found.never += 1;
            const far = isLong ? [Math.ceil(mark / 2), 1] : [mark * 2, mark * 1_000];
            expect(account.walk(pairId, far).filter((report) => isOf(report, ticket))).toEqual([]);
            continue;
          }
          const edge = Math.round(shown / tick);
          const safe = isLong ? edge + 1 : edge - 1;
          const path = [0.5, 0.9, 1].map((part) => Math.round(mark + (safe - mark) * part));
          expect(account.walk(pairId, path).filter((report) => isOf(report, ticket))).toEqual([]);
          found.alive += 1;
          // All cross tickets of the pair fall together: a hedge that leaves little of them makes every atom a long way.
          const here = tickets.filter((one) => one.pairId === pairId && one.marginMode === 'cross');
          const together = marginMode === 'cross' ? here : [ticket];
          const net = Math.abs(together.reduce((sum, one) => sum + (one.direction === 'long' ? 1 : -1) * one.lots, 0));
          const gross = together.reduce((sum, one) => sum + one.lots, 0);
          if (net < gross / 5) continue;
          if (together.length > 1) found.shared += 1;
          const slack = 2 + Math.ceil((12 * together.length) / net);
          const beyond = isLong ? edge - slack : edge + slack;
          if (beyond < 1) continue;
          expect(account.walk(pairId, [beyond]).some((report) => isOf(report, ticket))).toBe(true);
          found.dead += 1;
        }
      }),
      { numRuns: 120 },
    );
    expect(Math.min(...Object.values(found))).toBeGreaterThan(10);
  });
});

describe('RULES 5: the preview is the execution', () => {
  const wishes = fc.array(wish, { maxLength: 4 });
  /** Instead of a market order: a limit so many hundredths of a percent on the side that fills at once. */
  const touched = fc.option(fc.integer({ min: 5, max: 300 }));

  test('an order becomes the ticket that its preview shows, or is refused for the reason it shows', () => {
    let opened = 0;
    fc.assert(
      fc.property(wishes, drift, wish, touched, (all, moved, asked, ahead) => {
        const account = new Account(all, moved);
        const { runner, accountId } = account;
        const { queries } = runner.core;
        const away = (ahead ?? 0) * (asked.direction === 'long' ? 1 : -1);
        const limit = Math.round((account.marks[asked.pair] * (10_000 + away)) / 10_000 / 0.01) * tick;
        const order = { ...account.order(asked), ...(ahead === null ? {} : { limitPrice: limit as Price }) };
        const shown = queries.previewContract(order);
        const outcome = runner.send(order);
        expect(outcome.ok ? undefined : outcome.code).toBe(shown.rejects);
        if (!outcome.ok) return;
        expect(outcome.value.hold).toBe(shown.hold);
        const step = account.tick();
        const [fact] = step.events.filter((event) => event.type === 'contract.opened');
        const ticket = queries.ticket(accountId, outcome.value.ticketId) as TicketView;
        const { riskRate, liquidationRate } = queries.contractAccount(accountId);
        expect({
          price: fact?.price,
          margin: fact?.margin,
          openFee: fact?.fee,
          notional: fact?.notional,
          liquidationPrice: ticket.figures?.liquidationPrice,
          breakEvenPrice: ticket.figures?.breakEvenPrice,
          maintenance: ticket.figures?.maintenance,
          overnightFee: ticket.figures?.overnightForecast,
        }).toEqual({
          price: shown.price,
          margin: shown.margin,
          openFee: shown.openFee,
          notional: shown.notional,
          liquidationPrice: shown.liquidationPrice,
          breakEvenPrice: shown.breakEvenPrice,
          maintenance: shown.maintenance,
          overnightFee: shown.overnightFee,
        });
        expect([riskRate, liquidationRate]).toEqual([shown.riskRateAfter, shown.liquidationRateAfter]);
        opened += 1;
        // The night costs the forecast amount, as long as the mark stays.
        runner.wait(86_400_000 - (runner.nowMs % 86_400_000));
        const night = account
          .tick()
          .events.find(
            (event) => event.type === 'contract.overnight_charged' && event.ticketId === outcome.value.ticketId,
          ) as EventOf<'contract.overnight_charged'>;
        expect(night.fee).toBe(shown.overnightFee);
      }),
      { numRuns: 200 },
    );
    expect(opened).toBeGreaterThan(60);
  });

  test('the largest size of a preview is accepted and fills, and a hundredth of a lot more is refused', () => {
    fc.assert(
      fc.property(
        wishes,
        drift,
        wish,
        fc.constantFrom(10_000_000_000n, 10n ** 13n),
        (all, moved, asked, underwriting) => {
          const account = new Account(all, moved, { underwriting });
          const { runner } = account;
          const order = account.order({ ...asked, share: 1 });
          const { lotsMax } = runner.core.queries.previewContract(order);
          const most = { ...order, lots: lotsMax };
          const more = { ...order, lots: (lotsMax + 1) as Lots };
          expect(runner.send(more).ok).toBe(false);
          if (lotsMax === 0) return;
          expect(runner.core.queries.previewContract(most).rejects).toBeUndefined();
          expect(runner.send(most).ok).toBe(true);
          expect(account.tick().events.some((event) => event.type === 'contract.opened')).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('RULES 5: over a whole history', () => {
  const seeds = Array.from({ length: 12 }, (_, place) => `history-${place}`);
  const histories = seeds.map((seed) => [seed, new ContractTraffic(seed).run(400)] as const);
  const posted = (runner: Runner) =>
    runner.steps.flatMap(({ events }) => events.filter((event) => event.type === 'ledger.posted'));

  test.each(histories)(
    'an order never fills at a price that was known when it was sequenced (%s)',
    (_seed, { runner }) => {
      const knownAt = new Map<TicketId, number>();
      let known = 0;
      let filled = 0;
      for (const { events } of runner.steps) {
        for (const event of events) {
          if (event.type === 'contract.ordered') knownAt.set(event.ticketId, known);
          if (event.type === 'contract.opened') {
            expect(event.gridIndex).toBeGreaterThan(knownAt.get(event.ticketId) ?? Number.MAX_SAFE_INTEGER);
            filled += 1;
          }
          if (event.type === 'index.ticked') known = event.gridIndex;
        }
      }
      expect(filled).toBeGreaterThan(5);
    },
  );

  test.each(histories)(
    'wins and losses of users, fees, underwriting and insurance sum to zero (%s)',
    (_seed, { runner }) => {
      const kinds = [
        'contract_profit',
        'contract_loss',
        'contract_fee',
        'overnight_fee',
        'liquidation_fee',
        'contract_deficit',
      ];
      const sums = new Map<string, bigint>();
      for (const { lines } of posted(runner)) {
        for (const { accountId, kind, available, frozen } of lines) {
          if (!kinds.includes(kind)) continue;
          const isHouse = ([house.underwriting, house.insurance, house.fees] as AccountId[]).includes(accountId);
          const who = isHouse ? 'house' : 'users';
          sums.set(who, (sums.get(who) ?? 0n) + available + frozen);
        }
      }
      expect((sums.get('house') ?? 0n) + (sums.get('users') ?? 0n)).toBe(0n);
      expect(sums.get('users')).not.toBe(0n);
    },
  );

  test.each(histories)('the three lines of a ticket add up to its effect on its owner (%s)', (_seed, { runner }) => {
    const inLedger = new Map<number, bigint>();
    for (const { reference, lines } of posted(runner)) {
      for (const { walletType, available, frozen } of lines) {
        if (walletType === 'contract') inLedger.set(reference, (inLedger.get(reference) ?? 0n) + available + frozen);
      }
    }
    const lines = new Map<number, bigint>();
    for (const { events } of runner.steps) {
      for (const event of events) {
        if (event.type !== 'contract.closed') continue;
        lines.set(event.ticketId, event.profitTotal - event.feeTotal - event.overnightTotal);
      }
    }
    for (const ticket of runner.core.contract.tickets.values()) {
      const { ticketId, profitTotal, feeTotal, overnightTotal, settled } = ticket;
      lines.set(ticketId, profitTotal - feeTotal - overnightTotal + settled);
    }
    for (const [ticketId, total] of lines) expect([ticketId, inLedger.get(ticketId) ?? 0n]).toEqual([ticketId, total]);
    expect(lines.size).toBeGreaterThan(5);
  });

  test.each(histories)(
    'a core that was restored in the middle has the same future (%s)',
    (_seed, { runner, middle }) => {
      const twin = restoreCore(middle);
      for (const { submission, sequence, atMs, applied } of runner.steps) {
        if (sequence > twin.sequence) expect(twin.apply(submission, sequence, atMs)).toEqual(applied);
      }
      expect(twin.stateHash()).toEqual(runner.core.stateHash());
    },
  );
});
