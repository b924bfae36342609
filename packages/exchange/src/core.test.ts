import {
  type AccountId,
  type Command,
  createCore,
  decodeEvents,
  decodeHeardEvents,
  decodeOutcome,
  decodeSubmission,
  encodeOutcome,
  encodeSubmission,
  eventCodec,
  restoreCore,
} from '@candor/exchange';
import { BrokenInvariant, ByteWriter, Seeded } from '@candor/kernel';
import { atoms, price } from '@candor/money';
import { asset, pair, Runner, startWorld } from '@candor/testkit';
import { describe, expect, test } from 'vitest';

const maker = { BTC: 10n ** 10n, ETH: 10n ** 12n, USDT: 10n ** 13n };

/** A busy little market with the house maker, triggers, quotes and timers under way. */
function busyWorld(seed: string, commands: number): { runner: Runner; more: (runner: Runner) => void } {
  const { runner, users } = startWorld({ maker });
  const random = new Seeded(seed);
  const next = (on: Runner): void => {
    const accountId = random.pick(users);
    const near = () => price((60_000 + random.below(400) - 200) * 100_000_000);
    const side = random.pick(['buy', 'sell'] as const);
    const quantity = atoms(BigInt(1 + random.below(200)) * 10_000n);
    const place = { type: 'spot.place', accountId, pairId: pair['BTC/USDT'], side, quantity } as const;
    const choices: (() => void)[] = [
      () => on.tick([{ pairId: pair['BTC/USDT'], price: near() }]),
      () => on.send({ type: 'practice.claim', accountId, assetId: random.pick([1, 3]) as never }),
      () => on.send({ ...place, orderType: 'limit', timeInForce: 'gtc', price: near() }),
      () => on.send({ ...place, orderType: 'limit', timeInForce: 'gtc', price: near() }),
      () => on.send({ ...place, orderType: 'market', timeInForce: 'ioc' }),
      () => on.send({ ...place, orderType: 'stop_market', timeInForce: 'ioc', stopPrice: near() }),
      () =>
        on.send({
          type: 'spot.place_oco',
          accountId,
          pairId: place.pairId,
          side,
          quantity,
          limitPrice: near(),
          stopPrice: near(),
        }),
      () =>
        on.send({ type: 'convert.quote', accountId, fromAssetId: 1 as never, toAssetId: 3 as never, amount: quantity }),
      () => on.wait(random.below(4_000)),
    ];
    random.pick(choices)();
  };
  for (let i = 0; i < commands; i++) next(runner);
  return { runner, more: next };
}

describe('RULES 2: one core, one answer', () => {
  test.each(['a', 'b', 'c'])('a restored core has the same hash and the same future, byte for byte (%s)', (seed) => {
    const { runner, more } = busyWorld(seed, 300);
    const { core } = runner;
    const twin = new Runner(restoreCore(core.snapshot()), runner.nowMs);
    expect(twin.core.stateHash()).toEqual(core.stateHash());
    expect(twin.core.snapshot()).toEqual(core.snapshot());
    for (let i = 0; i < 300; i++) more(runner);
    for (const { submission, sequence, atMs, applied } of runner.steps.filter(
      (step) => step.sequence > twin.core.sequence,
    )) {
      expect(twin.core.apply(submission, sequence, atMs)).toEqual(applied);
    }
    expect(twin.core.stateHash()).toEqual(core.stateHash());
  });

  test('a replay from the first command yields the same bytes and the same state', () => {
    const { runner } = busyWorld('replay', 500);
    const again = createCore();
    for (const { submission, sequence, atMs, applied } of runner.steps) {
      expect(again.apply(submission, sequence, atMs)).toEqual(applied);
    }
    expect(again.stateHash()).toEqual(runner.core.stateHash());
  });

  test('everything that crosses a wire comes back as it was', () => {
    const { runner } = busyWorld('codec', 400);
    const writer = new ByteWriter();
    for (const { submission, applied } of runner.steps) {
      const { type } = submission.command;
      expect(decodeSubmission(encodeSubmission(submission))).toEqual(submission);
      expect(encodeOutcome(type, decodeOutcome(type, applied.outcomeBytes))).toEqual(applied.outcomeBytes);
      const events = decodeEvents(applied.eventBytes);
      writer.clear();
      for (const event of events) eventCodec.write(writer, event);
      expect(writer.take()).toEqual(applied.eventBytes);
      // Facts that nobody hears are passed over, and those that are heard stay at their places.
      for (const heard of new Set(events.map((event) => event.type))) {
        const others = events.map((event) => (event.type === heard ? event : undefined));
        expect(decodeHeardEvents(applied.eventBytes, (type) => type === heard)).toEqual(others);
      }
    }
  });

  test('a question changes nothing, and its answer does not change afterwards', () => {
    const { runner, more } = busyWorld('query', 200);
    const { queries } = runner.core;
    const me = 1_000 as AccountId;
    const ask = () => [
      queries.balances(me),
      queries.openOrders(me),
      queries.book(pair['BTC/USDT'], 20),
      queries.index(),
    ];
    const before = runner.core.stateHash().root;
    const first = ask();
    const kept = structuredClone(first);
    expect(runner.core.stateHash().root).toBe(before);
    for (let i = 0; i < 50; i++) more(runner);
    expect(first).toEqual(kept);
  });
});

describe('the one door', () => {
  const open: Command = { type: 'accounts.open' };
  const submission = { commandId: 'x', actor: 'system', command: open } as const;

  test('commands come in order and time does not go back', () => {
    const { core, nowMs } = startWorld().runner;
    expect(() => core.apply(submission, core.sequence + 2, nowMs)).toThrow(BrokenInvariant);
    expect(() => core.apply(submission, core.sequence + 1, nowMs - 1)).toThrow(BrokenInvariant);
  });

  test('nothing happens before the founding', () => {
    expect(new Runner().send(open)).toEqual({ ok: false, code: 'not_permitted' });
  });

  test('a refusal leaves no fact and no trace in the state', () => {
    const { runner } = startWorld();
    const before = runner.core.stateHash();
    const step = runner.step({ type: 'practice.claim', accountId: 9_999 as AccountId, assetId: 1 as never });
    expect([step.applied.outcome, step.events]).toEqual([{ ok: false, code: 'account_not_found' }, []]);
    expect(runner.core.stateHash()).toEqual(before);
  });

  test('changed books are reported once', () => {
    const { runner } = startWorld({ maker });
    runner.core.takeChangedBooks();
    runner.tick([{ pairId: pair['BTC/USDT'], price: price(6_000_000_000_000) }]);
    expect(runner.core.takeChangedBooks()).toEqual([pair['BTC/USDT']]);
    expect(runner.core.takeChangedBooks()).toEqual([]);
  });

  test('an order changes its book when it comes to rest and when it is taken back', () => {
    const { runner, users } = startWorld({ faucet: { USDT: 10n ** 12n } });
    const [accountId] = users as [AccountId];
    runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    runner.tick([{ pairId: pair['BTC/USDT'], price: price(6_000_000_000_000) }]);
    runner.core.takeChangedBooks();
    const { orderId } = runner.must({
      type: 'spot.place',
      accountId,
      pairId: pair['BTC/USDT'],
      side: 'buy',
      orderType: 'limit',
      timeInForce: 'gtc',
      price: price(5_900_000_000_000),
      quantity: atoms(1_000_000n),
    });
    expect(runner.core.takeChangedBooks()).toEqual([pair['BTC/USDT']]);
    runner.must({ type: 'spot.cancel', accountId, orderId });
    expect(runner.core.takeChangedBooks()).toEqual([pair['BTC/USDT']]);
  });
});
