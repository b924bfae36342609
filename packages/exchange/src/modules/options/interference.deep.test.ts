import {
  type Command,
  type CommandType,
  commandTypes,
  type Core,
  type CoreEvent,
  type OptionId,
  restoreCore,
} from '@candor/exchange';
import { present, Seeded } from '@candor/kernel';
import { type Ppm, price } from '@candor/money';
import {
  asset,
  everyCommand,
  type EverythingWorld,
  optionOrder,
  optionTermsFor,
  pair,
  Runner,
  sixtyThousand,
  startEverything,
  worldStartMs,
} from '@candor/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LiveOption } from './option.ts';
import { reach } from './test-reach.ts';

const btc = pair['BTC/USDT'];

/**
 * The origin of each fact that a settlement reads. A new field of an option does not compile until it is listed here;
 * one that is read and is neither bound nor on the tape cannot be listed.
 */
const origins: Readonly<Record<keyof LiveOption, 'bound at purchase' | 'the tape' | 'not read'>> = {
  optionId: 'bound at purchase',
  accountId: 'bound at purchase',
  pairId: 'bound at purchase',
  termsId: 'not read',
  direction: 'bound at purchase',
  seconds: 'bound at purchase',
  stake: 'bound at purchase',
  payout: 'not read',
  reward: 'bound at purchase',
  boughtAtMs: 'not read',
  indexPrice: 'not read',
  strikeFromGrid: 'bound at purchase',
  strike: 'the tape',
};

/** Commands that a founded world has had and cannot have twice, and those of rules that are no longer in force. */
const refused: ReadonlySet<CommandType> = new Set([
  // Nobody's own time can be called a past.
  'practice.begin_past',
  'genesis.found',
  'revision.adopt',
  'convert.set_former_terms',
  'funding.claim_unproven',
  // Never without a second operator.
  'ledger.correct',
]);

/** Everything a settlement of the options of a core can come to read, as values. */
function inputs(core: Core): { options: Map<OptionId, LiveOption>; tape: unknown } {
  const { options, index } = core;
  const samples = options.marketsInOrder().map((market) => market.samples.all);
  return {
    options: structuredClone(options.live),
    tape: structuredClone({ samples, lastGridIndex: index.lastGridIndex }),
  };
}

/** A world with options of the buyer: one struck, one that still waits for its strike. */
function worldWithOptions(): EverythingWorld {
  const world = startEverything();
  const { runner, buyer } = world;
  for (const direction of ['up', 'down'] as const) {
    runner.must(optionOrder(runner, buyer, { direction }));
    for (let left = 2; left > 0; left--) runner.tick([{ pairId: btc, price: sixtyThousand }]);
  }
  runner.must(optionOrder(runner, buyer, { direction: 'down', seconds: 60 }));
  return world;
}

/** The result of the next 70 s of ticks for some options, with every event about them. */
function fate(runner: Runner, optionIds: ReadonlySet<OptionId>): CoreEvent[] {
  const random = new Seeded('fate');
  const told: CoreEvent[] = [];
  let mark = Number(sixtyThousand);
  for (let left = 140; left > 0; left--) {
    mark += random.below(2_001) - 1_000;
    const { events } = runner.tick([{ pairId: btc, price: price(mark) }]);
    told.push(...events.filter((event) => isOf(event, optionIds)));
  }
  return told;
}

function isOf(event: CoreEvent, optionIds: ReadonlySet<OptionId>): boolean {
  return (event.type === 'options.settled' || event.type === 'options.struck') && optionIds.has(event.optionId);
}

describe('RULES 2: only the tape affects the result of an option', () => {
  test('every type of command is classified, and one alone is the tape', () => {
    expect(Object.keys(reach).sort()).toEqual([...commandTypes].sort());
    expect(commandTypes.filter((type) => reach[type] === 'tape')).toEqual(['index.tick']);
    expect(commandTypes.filter((type) => reach[type] === 'a new option')).toEqual(['options.buy']);
  });

  test('every field of an option is bound, on the tape, or not read', () => {
    const [struck] = worldWithOptions().runner.core.options.live.values();
    expect(Object.keys(present(struck, 'there is an option')).sort()).toEqual(Object.keys(origins).sort());
    const fromTape = Object.entries(origins).filter(([, origin]) => origin === 'the tape');
    expect(fromTape.map(([field]) => field)).toEqual(['strike']);
  });

  const { runner: base, ...names } = worldWithOptions();
  const snapshot = base.core.snapshot();
  const twin = () => ({ ...names, runner: new Runner(restoreCore(snapshot), base.nowMs) });
  const optionIds = new Set(base.core.options.live.keys());
  const undisturbed = fate(twin().runner, optionIds);

  test.each(commandTypes)('%s', (type) => {
    const world = twin();
    const { runner } = world;
    const before = inputs(runner.core);
    expect(before.options.size).toBe(3);
    // At the same moment: time itself strikes and settles nothing here.
    runner.stepMs = 0;
    const outcome = runner.send(everyCommand[type](world));
    expect(outcome.ok, outcome.ok ? type : outcome.code).toBe(!refused.has(type));
    const after = inputs(runner.core);
    const isTape = reach[type] === 'tape';
    if (!isTape) expect(after.tape).toEqual(before.tape);
    else expect(after.tape).not.toEqual(before.tape);
    expect(after.options.size).toBe(reach[type] === 'a new option' ? 4 : 3);
    if (isTape) return;
    for (const [optionId, option] of before.options) expect(after.options.get(optionId)).toEqual(option);
    runner.stepMs = 1;
    if (reach[type] === 'no more tape') {
      // Only the host can put the clock in doubt, and then every buyer gets the stake back.
      const results = fate(runner, optionIds).map((event) => event.type === 'options.settled' && event.result);
      expect(results).toEqual(['void', 'void', 'void']);
      return;
    }
    expect(fate(runner, optionIds)).toEqual(undisturbed);
  });

  test('settles all three when nothing interferes', () => {
    expect(undisturbed.filter(({ type }) => type === 'options.settled')).toHaveLength(3);
  });
});

/** An attempt to change a result: any command that is not the tape, the hostile ones most often. */
function interference(world: EverythingWorld, random: Seeded): Command {
  const { runner, other, follower } = world;
  const pairId = random.pick([btc, pair['ETH/USDT']]);
  const type = random.pick(commandTypes.filter((one) => !reach[one].includes('tape')));
  const opensAtMs = worldStartMs + random.below(60_000);
  return random.pick<() => Command>([
    () => everyCommand[type](world),
    () => everyCommand[type](world),
    () => ({
      ...optionTermsFor(pairId, { isOffered: random.pick(['no', 'yes'] as const) }),
      durations: [{ seconds: random.pick([10, 60]), payout: (1 + random.below(2_000_000)) as Ppm }],
    }),
    () => ({
      type: 'catalog.set_pair_status',
      pairId,
      status: random.pick(['halted', 'cancel_only', 'trading'] as const),
    }),
    () => ({
      type: 'sessions.set_calendar',
      pairIds: [pairId],
      sessions: random.chance(1, 3) ? [] : [{ opensAtMs, closesAtMs: opensAtMs + 1 + random.below(20_000) }],
    }),
    () =>
      optionOrder(runner, random.pick([other, follower]), {
        pairId,
        direction: random.pick(['up', 'down'] as const),
        seconds: random.pick([10, 60]),
      }),
    () => ({
      type: 'contract.open',
      accountId: other,
      pairId,
      direction: random.pick(['long', 'short'] as const),
      lots: (100 + random.below(2_000)) as never,
      multiple: 1 + random.below(100),
      marginMode: random.pick(['cross', 'isolated'] as const),
    }),
    () => ({
      type: 'practice.set_faucet',
      assetId: asset.USDT,
      amount: (BigInt(random.below(1_000)) * 1_000_000n) as never,
    }),
  ])();
}

interface Instant {
  readonly seed: number;
  readonly move: number;
  /** Commands before this tick. */
  readonly commands: number;
  /** 0: this instant is left out; 1: the pair has no price. */
  readonly gap: number;
}

const instants: fc.Arbitrary<Instant[]> = fc.array(
  fc.record({
    seed: fc.nat(),
    move: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, -1),
    commands: fc.nat({ max: 3 }),
    gap: fc.nat({ max: 40 }),
  }),
  { minLength: 60, maxLength: 200 },
);

/** Plays one tape over some options of the buyer, with or without the commands of others in between. */
function play(world: EverythingWorld, tape: readonly Instant[], isDisturbed: boolean): CoreEvent[] {
  const { runner, buyer } = world;
  // The quiet run is a part of the other one, in which they are checked.
  runner.checksInvariants = isDisturbed;
  const optionIds = new Set<OptionId>();
  for (const seconds of [10, 10, 60, 60]) {
    for (const direction of ['up', 'down'] as const) {
      optionIds.add(runner.must(optionOrder(runner, buyer, { direction, seconds })).optionId);
    }
    runner.tick([{ pairId: btc, price: sixtyThousand }]);
  }
  const told: CoreEvent[] = [];
  const hear = (events: readonly CoreEvent[]) => told.push(...events.filter((event) => isOf(event, optionIds)));
  let mark = Number(sixtyThousand);
  for (const { seed, move, commands, gap } of tape) {
    const random = new Seeded(seed);
    mark += move;
    runner.wait(400);
    runner.stepMs = 0;
    for (let left = isDisturbed ? commands : 0; left > 0; left--) {
      hear(runner.step(interference(world, random)).events);
    }
    runner.stepMs = 1;
    if (gap !== 0) hear(runner.tick(gap === 1 ? [] : [{ pairId: btc, price: price(mark) }]).events);
  }
  runner.wait(130_000);
  hear(runner.step({ type: 'accounts.open' }).events);
  expect(told.filter(({ type }) => type === 'options.settled')).toHaveLength(optionIds.size);
  return told;
}

test('RULES 2: nothing that anybody does between purchase and expiry changes a result', () => {
  const results = new Map<string, number>();
  fc.assert(
    fc.property(instants, (tape) => {
      const quiet = play(startEverything(), tape, false);
      expect(play(startEverything(), tape, true)).toEqual(quiet);
      for (const event of quiet) {
        if (event.type === 'options.settled') results.set(event.result, (results.get(event.result) ?? 0) + 1);
      }
    }),
    { numRuns: 120, seed: 2 },
  );
  for (const result of ['won', 'lost', 'refunded', 'void']) expect(results.get(result), result).toBeGreaterThan(5);
});
