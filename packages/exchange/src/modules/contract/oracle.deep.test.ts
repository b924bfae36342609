import {
  type AccountId,
  type Command,
  type CommandOf,
  type Direction,
  directions,
  gridMs,
  house,
  type Lots,
  marginModes,
  restoreCore,
  type TicketId,
} from '@candor/exchange';
import { atoms, type Ppm, type Price } from '@candor/money';
import {
  asset,
  contractTerms,
  NaiveContracts,
  naiveExits,
  naiveTerms,
  naiveTrail,
  naiveWords,
  pair,
  Runner,
  startWorld,
  worldStartMs,
} from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allExitsOf } from './exit-set.ts';
import { exitsAround, exitWords, naiveOrder, stepsAround, trailFrom } from './test-exits.ts';
import { funds, type Op, op } from './test-history.ts';

/**
 * The module against a model that keeps no guards, no triggers and no sums, but walks everything on every tick (RULES 5):
 * the same random history goes through both, and after every command the balances, the tickets and everything that
 * happened have to be the same. The core is restarted in between, so that its guards are never the same for long.
 */
const histories = 150;
const pairs = ['BTC/USDT', 'ETH/USDT', 'ACME/USDT'] as const;
const baseScale = { 'BTC/USDT': 8n, 'ETH/USDT': 8n, 'ACME/USDT': 4n };
const tick = 1_000_000;
const day = 86_400_000;
/** ACME trades for twenty seconds and pauses for eight, from five minutes before a midnight to twenty after it. */
const sessions = Array.from({ length: 20 * 53 }, (_, place) => {
  const opensAtMs = worldStartMs + Math.floor(place / 53) * day - 300_000 + (place % 53) * 28_000;
  return { opensAtMs, closesAtMs: opensAtMs + 20_000 };
});

const seen = new Map<string, number>();
const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

class Duel {
  readonly naive = new NaiveContracts();
  readonly accounts: readonly AccountId[];
  runner: Runner;
  readonly marks: Record<(typeof pairs)[number], number> = {
    'BTC/USDT': 6_000_000,
    'ETH/USDT': 300_000,
    'ACME/USDT': 10_000,
  };

  constructor(means: { readonly underwriting: bigint; readonly insurance: bigint }) {
    const dear = { overnightRate: 3_000_000 as Ppm };
    const world = { underwriting: means.underwriting * 1_000_000n, insurance: means.insurance * 1_000_000n };
    const { runner, users } = startWorld({
      users: 4,
      faucet: { USDT: 3_000_000_000n },
      contracts: { ...world, terms: { 'BTC/USDT': dear, 'ETH/USDT': dear, 'ACME/USDT': dear } },
    });
    this.runner = runner;
    this.accounts = users;
    Object.assign(this.naive.house, world);
    for (const name of pairs) this.naive.terms.set(pair[name], naiveTerms(contractTerms(name, dear)));
    this.naive.sessions.set(
      pair['ACME/USDT'],
      sessions.map(({ opensAtMs, closesAtMs }) => [opensAtMs, closesAtMs]),
    );
    this.naive.midnight = worldStartMs + day;
    runner.must({ type: 'sessions.set_calendar', pairIds: [pair['ACME/USDT']], sessions });
    for (const accountId of users) {
      runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
      this.move(accountId, 2_000_000_000n, 'in');
    }
    this.tick([...pairs]);
  }

  run({ kind, who, a, b, c }: Op): void {
    const accountId = this.accounts[who] as AccountId;
    const own = this.naive.tickets.filter((ticket) => ticket.account === accountId);
    const ticket = own[a % Math.max(own.length, 1)];
    if (kind === 'tick') this.steps(1, b, 5);
    if (kind === 'walk') this.steps(1 + (a % 6), b, 40);
    if (kind === 'jump') this.steps(1, b, 900);
    if (kind === 'open' || kind === 'limit') this.open(accountId, a, b, c, kind === 'limit');
    if (kind === 'conditional') this.openConditional(accountId, a, b, c);
    if (kind === 'move') this.move(accountId, BigInt(a + 1) * 50_000n, b % 3 === 0 ? 'in' : 'out');
    if (kind === 'wait') this.pass(b % 3 === 0 ? 4_000 + (a % 4_000) : a % 1_500, b);
    if (kind === 'night') this.pass(day - (this.runner.nowMs % day) + (a % 2) * 700, b);
    if (kind === 'late') this.late();
    if (kind === 'terms') this.setTerms(a, b);
    if (kind === 'restart') this.runner = new Runner(restoreCore(this.runner.core.snapshot()), this.runner.nowMs);
    if (kind === 'closeMany') {
      const choice = (['all', 'long', 'short'] as const)[a % 3] as 'all' | Direction;
      const meant = own.filter(
        ({ status, direction }) => status === 'open' && (choice === 'all' || direction === choice),
      );
      this.send({ type: 'contract.close_many', accountId, choice }, () => {
        for (const { id } of meant) this.naive.askToClose(id);
      });
    }
    if (ticket === undefined) return;
    if (kind === 'edge') this.goNear(ticket.id, b, c);
    const ticketId = ticket.id as TicketId;
    if (kind === 'cancel')
      this.send({ type: 'contract.cancel', accountId, ticketId }, () => this.naive.cancel(ticketId));
    if (kind === 'reverse') {
      this.send({ type: 'contract.reverse', accountId, ticketId }, (now) => this.naive.reverse(ticketId, now));
    }
    if (kind === 'close') {
      const lots = Math.max(1, Math.floor((Number(ticket.lots) * (1 + (b % 4))) / 4)) as Lots;
      this.send({ type: 'contract.close', accountId, ticketId, lots }, () =>
        this.naive.askToClose(ticketId, BigInt(lots)),
      );
    }
    if (kind === 'exits') {
      const around = ticket.status === 'pending' ? Number(ticket.limit) : Number(this.naive.marks.get(ticket.pair));
      const { takeProfit, stopLoss } = exitsAround(ticket.direction, around, Number(ticket.lots), b, c);
      this.send({ type: 'contract.set_exits', accountId, ticketId, takeProfit, stopLoss }, () => {
        this.naive.setExits(
          ticket.id,
          naiveExits(ticket.direction, takeProfit ? [takeProfit] : [], stopLoss ? [stopLoss] : []),
        );
      });
    }
    if (kind === 'steps') {
      const around = ticket.status === 'pending' ? Number(ticket.limit) : Number(this.naive.marks.get(ticket.pair));
      const steps = stepsAround(ticket.direction, around, Number(ticket.lots), b, c);
      const { takeProfits, stopLosses, trails } = steps;
      const all = naiveExits(ticket.direction, takeProfits, stopLosses, trails);
      const named =
        c % 4 === 0 ? (['stopLosses', 'trails'] as const) : (['takeProfits', 'stopLosses', 'trails'] as const);
      const pick = <T extends object>(from: T) =>
        Object.fromEntries(named.map((name) => [name, from[name as keyof T]])) as Partial<T>;
      this.send({ type: 'contract.set_exit_steps', accountId, ticketId, ...pick(steps) }, () =>
        this.naive.setExits(ticket.id, pick(all)),
      );
    }
    if (kind === 'multiple') {
      const multiple = [2, 5, 10, 20, 50, 100][b % 6] as number;
      this.send({ type: 'contract.set_multiple', accountId, ticketId, multiple }, () => {
        this.naive.setMultiple(ticket.id, BigInt(multiple));
        count('multiple');
      });
    }
    if (kind === 'margin') {
      const amount = atoms(BigInt(b + 1) * 20_000n);
      const way = c % 2 === 0 ? 'add' : 'remove';
      this.send({ type: 'contract.move_margin', accountId, ticketId, way, amount }, () =>
        this.naive.moveMargin(ticketId, way === 'add' ? amount : -amount),
      );
    }
  }

  /** Lets time pass; known prices are old then, and mostly new ones are published at once. */
  private pass(ms: number, seed: number): void {
    this.runner.wait(ms);
    if (seed % 5 !== 0) this.tick([...pairs]);
  }

  /** The index goes to where a ticket is all but liquidated, so that whatever is charged next decides. */
  private goNear(ticketId: number, b: number, c: number): void {
    const ticket = this.naive.ticket(ticketId);
    const view = this.runner.core.queries.ticket(ticket.account as AccountId, ticketId as TicketId);
    const edge = view?.figures?.liquidationPrice;
    const name = pairs.find((one) => pair[one] === ticket.pair);
    if (edge === undefined || name === undefined) return;
    const away = ((b % 5 === 0 ? c % 3 : c % 60) / 10_000) * (ticket.direction === 'long' ? 1 : -1);
    const mark = Math.round((edge / tick) * (1 + away));
    if (mark < this.marks[name] / 2 || mark > this.marks[name] * 2) return;
    this.marks[name] = mark;
    this.tick([name]);
  }

  /** Some ticks in a row, each mark moved by up to so many hundredths of a percent of its distance; some pairs are left out. */
  private steps(count: number, seed: number, size: number): void {
    for (let step = 1; step <= count; step++) {
      const names = pairs.filter((_, place) => (seed * 7 + step * 3 + place * 5) % 6 !== 0);
      for (const [place, name] of pairs.entries()) {
        const part = (((seed * (place + 3) * (step + 11) + step * 389) % 2_001) - 1_000) / 1_000;
        const moved = Math.round(this.marks[name] * (1 + (part * size) / 10_000));
        if (names.includes(name)) this.marks[name] = Math.max(100, moved);
      }
      if (names.length > 0) this.tick(names);
    }
  }

  private tick(names: readonly (typeof pairs)[number][], gridIndex = Math.floor(this.runner.nowMs / gridMs) + 1): void {
    // Between two ticks of the grid, as an index of many sources is.
    const prices = names.map((name) => ({
      pairId: pair[name],
      price: (this.marks[name] * tick + (this.marks[name] % 3) * 1_234) as Price,
    }));
    this.runner.nowMs = Math.max(this.runner.nowMs, gridIndex * gridMs - this.runner.stepMs);
    this.send({ type: 'index.tick', gridIndex, prices }, (now) =>
      this.naive.tick(
        prices.map(({ pairId, price }) => [pairId, BigInt(price)] as const),
        gridIndex * gridMs,
        now,
      ),
    );
  }

  /** A tick that comes too late to be acted on. */
  private late(): void {
    this.runner.wait(6_000);
    this.marks['BTC/USDT'] = Math.round(this.marks['BTC/USDT'] * 0.97);
    this.tick(['BTC/USDT', 'ETH/USDT'], this.runner.core.index.lastGridIndex + 1);
  }

  /** The part of an order that does not depend on its kind. */
  private bareOrder(accountId: AccountId, a: number, b: number, c: number) {
    const name = pairs[a % 3] as (typeof pairs)[number];
    const direction = directions[b % 2] as Direction;
    const marginMode = marginModes[c % 3 === 0 ? 1 : 0] as 'cross';
    const multiple = [3, 10, 20, 50, 100][c % 5] as number;
    const mark = this.marks[name];
    const terms = contractTerms(name);
    const perLot = (Number(terms.lot) / Number(10n ** baseScale[name])) * (mark / 100);
    const spendable = Number(this.naive.spendable(accountId)) / 1e6;
    const lots = Math.floor((((spendable * multiple) / perLot) * (5 + (a % 90))) / 1.2) as Lots;
    return { accountId, pairId: pair[name], direction, lots, multiple, marginMode, mark };
  }

  private open(accountId: AccountId, a: number, b: number, c: number, isLimit: boolean): void {
    const { mark, ...bare } = this.bareOrder(accountId, a, b, c);
    const limitPrice = (Math.round(mark * (1 + ((b % 400) - 200) / 20_000)) * tick) as Price;
    const exits = b % 4 === 0 ? exitsAround(bare.direction, mark * tick, bare.lots, a, c) : {};
    const order: CommandOf<'contract.open'> = {
      type: 'contract.open',
      ...bare,
      ...(isLimit ? { limitPrice } : c % 2 === 0 ? { slippage: ((b % 200) * 100) as Ppm } : {}),
      ...exits,
    };
    const { takeProfit, stopLoss } = order;
    const wanted = naiveExits(bare.direction, takeProfit ? [takeProfit] : [], stopLoss ? [stopLoss] : []);
    this.send(order, (now) => this.naive.order(naiveOrder(order, { exits: wanted }), now));
  }

  /** Waits for a mark, or trails it, with exits in steps. */
  private openConditional(accountId: AccountId, a: number, b: number, c: number): void {
    const { mark, ...bare } = this.bareOrder(accountId, a, b, c);
    const { direction, lots } = bare;
    const near = (part: number) => (Math.round(mark * (1 + part / 40_000)) * tick) as Price;
    const trails = b % 2 === 0;
    const triggerPrice = a % 5 === 0 ? undefined : near((b % 200) - 100);
    const around = trails || triggerPrice === undefined ? mark * tick : triggerPrice;
    const steps = stepsAround(direction, around, lots, a, c);
    const trail = trailFrom(direction === 'long' ? -1 : 1, mark, a, c);
    const order: CommandOf<'contract.open_conditional'> = {
      type: 'contract.open_conditional',
      ...bare,
      ...(trails ? trail : { triggerPrice }),
      ...(c % 2 === 0 ? { slippage: ((b % 200) * 100) as Ppm } : {}),
      ...steps,
      ...(trails ? { takeProfits: [], stopLosses: [] } : {}),
    };
    this.send(order, (now) => {
      const exits = naiveExits(direction, order.takeProfits, order.stopLosses, order.trails);
      const waits = trails
        ? { trail: naiveTrail(trail) }
        : triggerPrice === undefined
          ? {}
          : { trigger: BigInt(triggerPrice) };
      this.naive.order(naiveOrder(order, { exits, ...waits }), now);
      count(trails ? 'trailing' : 'triggered');
    });
  }

  private move(accountId: AccountId, amount: bigint, way: 'in' | 'out'): void {
    const between =
      way === 'in' ? ({ from: 'spot', to: 'contract' } as const) : ({ from: 'contract', to: 'spot' } as const);
    const assetId = asset.USDT;
    this.send({ type: 'transfer.move', accountId, assetId, amount: atoms(amount), ...between }, () => {
      const before = this.naive.balance(accountId);
      this.naive.balances.set(accountId, before + (way === 'in' ? amount : -amount));
    });
  }

  private setTerms(a: number, b: number): void {
    const name = pairs[a % 3] as (typeof pairs)[number];
    const terms = contractTerms(name, {
      spread: (b % 900) as Ppm,
      fee: (a % 900) as Ppm,
      stress: (50_000 + b * 10) as Ppm,
    });
    this.send(terms, () => this.naive.terms.set(pair[name], naiveTerms(terms)));
  }

  /** Sends a command to both; the model gets those that the core accepts. */
  private send(command: Command, tell: (now: number) => void): void {
    const { naive } = this;
    const step = this.runner.step(command);
    naive.told.length = 0;
    naive.passTo(this.runner.nowMs);
    if (step.applied.outcome.ok) tell(this.runner.nowMs);
    expect(step.events.flatMap(naiveWords)).toEqual(naive.told);
    for (const line of naive.told) {
      const [what = '', , , , reason = ''] = line.split(' ');
      const name = what === 'closed' ? `closed ${reason}` : what;
      count(name);
    }
    for (const event of step.events) {
      if (event.type === 'contract.margin_moved' && event.cause === 'drawn')
        count(event.settled > 0n ? 'settled' : 'drawn');
    }
    this.compare();
  }

  private compare(): void {
    const { naive } = this;
    const { core } = this.runner;
    const usdt = (accountId: AccountId, walletType: string) => {
      const found = core.queries
        .balances(accountId)
        .find((balance) => balance.assetId === asset.USDT && balance.walletType === walletType);
      return [found?.available ?? 0n, found?.frozen ?? 0n];
    };
    for (const accountId of this.accounts) {
      expect(usdt(accountId, 'contract')).toEqual([naive.balance(accountId), naive.frozen(accountId)]);
      expect(core.queries.contractAccount(accountId).spendable).toBe(naive.spendable(accountId));
    }
    for (const name of ['underwriting', 'insurance', 'fees'] as const) {
      expect([name, usdt(house[name], 'house')[0]]).toEqual([name, naive.house[name]]);
    }
    const live = [...core.contract.tickets.values()].map((ticket) => ({
      id: ticket.ticketId,
      status: ticket.status,
      lots: BigInt(ticket.lots),
      closing: BigInt(ticket.closingLots),
      hold: ticket.hold,
      entry: BigInt(ticket.entryPrice),
      margin: ticket.margin,
      settled: ticket.settled,
      profit: ticket.profitTotal,
      fees: ticket.feeTotal,
      overnight: ticket.overnightTotal,
      limit: BigInt(ticket.limitPrice),
      multiple: BigInt(ticket.multiple),
      waits: Number(core.contract.triggers.of(ticket.ticketId)?.price ?? 0),
      trails: Number(core.contract.trails.of(ticket.ticketId)?.peak ?? 0),
      exits: exitWords(allExitsOf(core.contract, ticket)),
    }));
    const expected = naive.tickets.map((ticket) => ({
      id: ticket.id,
      status: ticket.status,
      lots: ticket.lots,
      closing: ticket.closing,
      hold: ticket.hold,
      entry: ticket.entry,
      margin: ticket.margin,
      settled: ticket.settled,
      profit: ticket.profit,
      fees: ticket.fees,
      overnight: ticket.overnight,
      limit: ticket.limit,
      multiple: ticket.multiple,
      waits: Number(ticket.trigger?.price ?? 0n),
      trails: Number(ticket.trail?.peak ?? 0n),
      exits: exitWords(ticket.exits),
    }));
    expect(live).toEqual(expected);
  }
}

test('RULES 5: the same balances, tickets and liquidations as a model that walks everything on every tick', () => {
  fc.assert(
    fc.property(funds, fc.noBias(fc.array(op, { minLength: 20, maxLength: 120, size: 'max' })), (means, history) => {
      const duel = new Duel(means);
      for (const step of history) duel.run(step);
    }),
    { numRuns: histories },
  );
  const rare = [
    'multiple',
    'trailing',
    'triggered',
    'cancelled',
    'liquidated',
    'overnight',
    'drawn',
    'settled',
    'opened',
  ];
  const reasons = ['user', 'take_profit', 'stop_loss', 'trailing_stop', 'liquidation', 'deleveraged', 'reversed'];
  const expected = [...rare, ...reasons.map((reason) => `closed ${reason}`)];
  expect(expected.filter((name) => !seen.has(name))).toEqual([]);
});
