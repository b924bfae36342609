import { type AccountId, type CoreEvent, type Lots, restoreCore, type TicketId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, pair, plainContracts, Runner, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

interface OpenCopy {
  readonly traderTicketId: TicketId;
  readonly lots: number;
  readonly owner: AccountId;
  readonly direction: string;
  readonly entryPrice: number;
}

interface Limits {
  lossMax: bigint | undefined;
  profitMin: bigint | undefined;
  from: bigint;
}

/**
 * A naive model of copying beside the core: it gets only facts, keeps its own books in plain maps, and predicts every
 * fact about a copy.
 */
class NaiveCopies {
  readonly follows = new Map<AccountId, { mode: string; size: number; isActive: boolean }>();
  readonly open = new Map<TicketId, OpenCopy>();
  readonly limits = new Map<AccountId, Limits>();
  /** The limit that the last tick has reached, and the result, by follower: told with the next command. */
  readonly due = new Map<AccountId, string>();
  #mark = 0;
  readonly traderLots = new Map<TicketId, number>();
  readonly realised = new Map<AccountId, bigint>();
  readonly shared = new Map<AccountId, bigint>();
  readonly trader: AccountId;
  /** The closes of each trader's ticket in order, and how many of them each copy has followed. */
  readonly #closes = new Map<TicketId, Extract<CoreEvent, { type: 'contract.closed' }>[]>();
  readonly #followed = new Map<TicketId, number>();

  constructor(trader: AccountId) {
    this.trader = trader;
  }

  hear(events: readonly CoreEvent[]): void {
    const answered = new Map<string, number>();
    const stopped = events.flatMap((event) => (event.type === 'copy.stopped' ? [event] : []));
    const told = stopped.map(({ accountId, reason, result }) => [accountId, `${reason} ${result}`] as const);
    expect(new Map(told)).toEqual(this.due);
    this.due.clear();
    let begun = false;
    for (const event of events) {
      if (event.type === 'index.ticked') this.#mark = present(event.prices[0], 'a tick has a price').price;
      if (event.type === 'copy.followed') {
        begun = event.isNew === 'yes';
        this.follows.set(event.accountId, { ...event, isActive: true });
        if (begun && this.limits.has(event.accountId)) this.#limit(event.accountId, {}, begun);
      }
      if (event.type === 'copy.limits_set') this.#limit(event.accountId, event, begun);
      if (event.type === 'copy.follow_ended') this.#leave(event.accountId);
      if (event.type === 'contract.opened') this.#opened(event);
      if (event.type === 'copy.copied') {
        const key = `${event.accountId}/${event.traderTicketId}`;
        answered.set(key, (answered.get(key) ?? 0) + 1);
        this.#copied(event);
      }
      if (event.type === 'contract.closed') this.#closed(event);
      if (event.type === 'copy.self_held') this.open.delete(event.ticketId);
      if (event.type === 'copy.profit_shared') this.#shared(event);
    }
    // Every active follower is answered once for each ticket the trader opened.
    const opened = events.filter(
      (event) => event.type === 'contract.opened' && event.accountId === this.trader,
    ) as Extract<CoreEvent, { type: 'contract.opened' }>[];
    const active = [...this.follows].filter(([, follow]) => follow.isActive);
    expect(answered.size).toBe(opened.length * active.length);
    expect([...answered.values()].every((count) => count === 1)).toBe(true);
    for (const { accountId } of stopped) {
      expect([...this.open.values()].some(({ owner }) => owner === accountId)).toBe(false);
    }
    if (events.some(({ type }) => type === 'index.ticked')) this.#look();
    // No copy outlives the ticket it follows.
    for (const { traderTicketId } of this.open.values()) expect(this.traderLots.has(traderTicketId)).toBe(true);
  }

  #limit(accountId: AccountId, { lossMax, profitMin }: Partial<Limits>, begun: boolean): void {
    const from = begun ? this.#resultOf(accountId) : (this.limits.get(accountId)?.from ?? 0n);
    this.limits.set(accountId, { lossMax, profitMin, from });
  }

  /** The realised and open result at the last tick: one lot is 0.01 BTC, and prices are whole USDT. */
  #resultOf(accountId: AccountId): bigint {
    let result = this.realised.get(accountId) ?? 0n;
    for (const { owner, lots, direction, entryPrice } of this.open.values()) {
      if (owner !== accountId) continue;
      const moved = BigInt(this.#mark - entryPrice) * BigInt(lots);
      result += (direction === 'long' ? moved : -moved) / 1_000_000n;
    }
    return result;
  }

  #look(): void {
    for (const [accountId, { lossMax, profitMin, from }] of this.limits) {
      const isOpen = [...this.open.values()].some(({ owner }) => owner === accountId);
      if (this.follows.get(accountId)?.isActive !== true && !isOpen) continue;
      const result = this.#resultOf(accountId) - from;
      if (lossMax !== undefined && result <= -lossMax) this.due.set(accountId, `loss ${result}`);
      else if (profitMin !== undefined && result >= profitMin) this.due.set(accountId, `profit ${result}`);
    }
  }

  #leave(accountId: AccountId): void {
    const follow = this.follows.get(accountId);
    if (follow !== undefined) follow.isActive = false;
  }

  #opened(event: Extract<CoreEvent, { type: 'contract.opened' }>): void {
    if (event.copyOf === undefined) {
      if (event.accountId === this.trader) this.traderLots.set(event.ticketId, event.lots);
      return;
    }
    const { traderTicketId } = event.copyOf;
    this.#followed.set(event.ticketId, this.#closes.get(traderTicketId)?.length ?? 0);
    const { lots, accountId: owner, direction, price: entryPrice } = event;
    this.open.set(event.ticketId, { traderTicketId, lots, owner, direction, entryPrice });
    this.#book(event.accountId, -event.fee);
  }

  #copied(event: Extract<CoreEvent, { type: 'copy.copied' }>): void {
    const follow = this.follows.get(event.accountId);
    const exact = follow?.mode === 'lots' ? follow.size : (event.traderLots * (follow?.size ?? 0)) / 100;
    const wanted = exact > 100 ? Math.floor(exact + 0.5) : Math.floor(exact);
    expect(event.wantedLots).toBe(wanted);
    const expected = event.lots === 0 ? 'skipped' : event.lots < wanted ? 'partial' : 'copied';
    expect([event.result, event.reason === undefined]).toEqual([expected, expected === 'copied']);
    expect(event.ticketId === undefined).toBe(event.result === 'skipped');
  }

  #closed(event: Extract<CoreEvent, { type: 'contract.closed' }>): void {
    if (event.copyOf === undefined) {
      this.#closes.set(event.ticketId, [...(this.#closes.get(event.ticketId) ?? []), event]);
      if (event.lotsLeft === 0) this.traderLots.delete(event.ticketId);
      else if (this.traderLots.has(event.ticketId)) this.traderLots.set(event.ticketId, event.lotsLeft);
      return;
    }
    const copy = this.open.get(event.ticketId);
    expect(copy?.lots).toBe(event.lots + event.lotsLeft);
    if (event.reason === 'trader_closed') {
      const followed = this.#followed.get(event.ticketId) ?? 0;
      this.#followed.set(event.ticketId, followed + 1);
      const source = present(this.#closes.get(event.copyOf.traderTicketId)?.[followed], 'a copy follows a close');
      const all = source.lots + source.lotsLeft;
      const share = source.lotsLeft === 0 ? copy?.lots : Math.ceil(((copy?.lots ?? 0) * source.lots) / all);
      expect([event.lots, event.price]).toEqual([share, source.price]);
    }
    if (event.reason === 'copy_stopped') expect([event.lotsLeft, event.price]).toEqual([0, this.#mark]);
    this.#book(event.accountId, event.profit - event.fee);
    if (event.lotsLeft === 0) this.open.delete(event.ticketId);
    else this.open.set(event.ticketId, { ...(copy as NonNullable<typeof copy>), lots: event.lotsLeft });
  }

  #shared(event: Extract<CoreEvent, { type: 'copy.profit_shared' }>): void {
    const realised = this.realised.get(event.accountId) ?? 0n;
    expect(event.realised).toBe(realised);
    const before = this.shared.get(event.accountId) ?? 0n;
    expect(event.paid <= (realised * BigInt(event.share)) / 1_000_000n - before).toBe(true);
    expect(event.sharedTotal).toBe(before + event.paid);
    this.shared.set(event.accountId, event.sharedTotal);
  }

  #book(accountId: AccountId, result: bigint): void {
    this.realised.set(accountId, (this.realised.get(accountId) ?? 0n) + result);
  }
}

type Step =
  | { readonly kind: 'tick'; readonly move: number }
  | { readonly kind: 'open'; readonly who: number; readonly lots: number; readonly isLong: boolean; readonly x: number }
  | { readonly kind: 'close'; readonly who: number; readonly nth: number; readonly part: number }
  | {
      readonly kind: 'follow';
      readonly who: number;
      readonly isByLots: boolean;
      readonly size: number;
      readonly cap: number;
      /** Total limits in USDT; 0: none, and with no limits at all it is the older command. */
      readonly loss: number;
      readonly profit: number;
    }
  | { readonly kind: 'leave' | 'hold'; readonly who: number }
  | { readonly kind: 'week' | 'restart' };

const who = fc.integer({ min: 1, max: 2 });
const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('tick' as const),
        move: fc.oneof(
          { weight: 9, arbitrary: fc.integer({ min: -4, max: 4 }) },
          { weight: 1, arbitrary: fc.integer({ min: -60, max: 60 }) },
        ),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('open' as const),
        who: fc.integer({ min: 0, max: 1 }),
        lots: fc.integer({ min: 10, max: 4_000 }),
        isLong: fc.boolean(),
        x: fc.constantFrom(2, 10, 50),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('close' as const),
        who: fc.integer({ min: 0, max: 2 }),
        nth: fc.nat(3),
        part: fc.integer({ min: 1, max: 100 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('follow' as const),
        who,
        isByLots: fc.boolean(),
        size: fc.integer({ min: 1, max: 300 }),
        cap: fc.integer({ min: 0, max: 3_000 }),
        loss: fc.constantFrom(0, 5, 40, 300),
        profit: fc.constantFrom(0, 5, 40, 300),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('leave' as const, 'hold' as const), who }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('week' as const, 'restart' as const) }) },
  ),
  { minLength: 40, maxLength: 150, size: 'max' },
);

function play(history: readonly Step[]): void {
  const world = startWorld();
  let { runner } = world;
  const users = world.users;
  const [trader] = users as [AccountId];
  const model = new NaiveCopies(trader);
  for (const command of plainContracts()) runner.must(command);
  for (const accountId of users) {
    runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    const amount = atoms(5_000_000_000n);
    runner.must({ type: 'transfer.move', accountId, assetId: asset.USDT, amount, from: 'spot', to: 'contract' });
  }
  runner.must({ type: 'copy.set_terms', shareMax: 200_000 as Ppm, followersMax: 10, isOffered: 'yes' });
  runner.must({ type: 'copy.apply', accountId: trader, share: 100_000 as Ppm });
  runner.must({ type: 'copy.review', traderId: trader, decision: 'accept' });
  let index = 60_000;
  const tick = () => {
    const step = runner.tick([{ pairId: pair['BTC/USDT'], price: price(Math.round(index) * 100_000_000) }]);
    model.hear(step.events);
  };
  const send = (command: Parameters<Runner['step']>[0]) => model.hear(runner.step(command).events);
  tick();
  for (const step of history) {
    if (step.kind === 'tick') index *= 1 + step.move / 1_000;
    if (step.kind === 'week') runner.wait(7 * 86_400_000);
    if (step.kind === 'tick' || step.kind === 'week') tick();
    if (step.kind === 'restart') runner = new Runner(restoreCore(runner.core.snapshot()), runner.nowMs);
    const accountId = users['who' in step ? step.who : 0] as AccountId;
    const { queries } = runner.core;
    if (step.kind === 'open') {
      const direction = step.isLong ? 'long' : 'short';
      send({
        type: 'contract.open',
        accountId,
        pairId: pair['BTC/USDT'],
        direction,
        lots: step.lots as Lots,
        multiple: step.x,
        marginMode: step.lots % 2 === 0 ? 'cross' : 'isolated',
      });
    }
    if (step.kind === 'close') {
      const tickets = queries.tickets(accountId).filter(({ status }) => status === 'open');
      const ticket = tickets[step.nth % Math.max(tickets.length, 1)];
      if (ticket === undefined) continue;
      const lots = Math.ceil((ticket.lots * step.part) / 100) as Lots;
      send({ type: 'contract.close', accountId, ticketId: ticket.ticketId, lots });
    }
    if (step.kind === 'follow') {
      const mode = step.isByLots ? 'lots' : 'multiple';
      const caps = step.cap === 0 ? {} : { marginMax: atoms(BigInt(step.cap) * 1_000_000n) };
      const how = { accountId, traderId: trader, size: step.size, ...caps } as const;
      const limit = (usdt: number) => (usdt === 0 ? undefined : atoms(BigInt(usdt) * 1_000_000n));
      const [lossMax, profitMin] = [limit(step.loss), limit(step.profit)];
      if (lossMax === undefined && profitMin === undefined) send({ type: 'copy.follow', mode, ...how });
      else send({ type: 'copy.follow_with_limits', mode, ...how, pairs: 'all', pairIds: [], lossMax, profitMin });
    }
    if (step.kind === 'leave') send({ type: 'copy.cancel', accountId, traderId: trader });
    if (step.kind === 'hold') {
      const copied = queries.tickets(accountId).find(({ copyOf }) => copyOf !== undefined);
      if (copied !== undefined) send({ type: 'copy.self_hold', accountId, ticketId: copied.ticketId });
    }
    for (const follow of users.slice(1).flatMap((user) => runner.core.queries.follows(user))) {
      expect(follow.openTickets.every((ticketId) => model.open.has(ticketId))).toBe(true);
    }
  }
}

test('RULES 7: random histories yield the facts that a naive model of copying expects', () => {
  fc.assert(fc.property(steps, play), { numRuns: 100, seed: 7 });
});
