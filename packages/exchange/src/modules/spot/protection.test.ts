import { type AccountId, restoreCore } from '@candor/exchange';
import { Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { pair, Runner, startWorld } from '@candor/testkit';
import { describe, expect, test } from 'vitest';

const btcUsdt = pair['BTC/USDT'];
const tick = 1_000_000;
const lot = 10_000n;
const middle = 6_000_000;

function crowdedWorld(random: Seeded) {
  const faucet = { BTC: 20_000_000_000n, USDT: 5_000_000_000_000n };
  const { runner, users } = startWorld({ users: 5, faucet });
  for (const accountId of users) {
    for (const { assetId } of runner.core.queries.assets().filter((asset) => asset.faucet !== undefined)) {
      runner.must({ type: 'practice.claim', accountId, assetId });
    }
  }
  runner.tick([{ pairId: btcUsdt, price: price(middle * tick) }]);
  const [owner, ...others] = users as [AccountId, ...AccountId[]];
  /** Orders of others, a few percent around where the index will be after the gap. */
  const crowd = (around: number) => {
    for (let i = 0; i < 30; i++) {
      runner.send({
        type: 'spot.place',
        accountId: random.pick(others),
        pairId: btcUsdt,
        side: random.pick(['buy', 'sell'] as const),
        orderType: 'limit',
        timeInForce: 'gtc',
        price: price((around + random.below(around / 12) - Math.floor(around / 24)) * tick),
        quantity: atoms(BigInt(1 + random.below(400)) * lot),
      });
    }
  };
  return { runner, owner, crowd };
}

const tradesOf = (runner: Runner) =>
  runner.steps
    .at(-1)
    ?.events.flatMap((event) => (event.type === 'spot.traded' ? [[event.price, event.quantity] as const] : []));

describe('RULES 4: a stop-market is a market order of the moment it fires', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))('after a gap it fills as that would (%i)', (seed) => {
    const random = new Seeded(`gap ${seed}`);
    const { runner, owner, crowd } = crowdedWorld(random);
    const isSale = random.chance(1, 2);
    const side = isSale ? 'sell' : 'buy';
    const gap = 1 + random.below(12);
    const opened = Math.floor((middle * (100 + (isSale ? -gap : gap))) / 100);
    const terms = {
      accountId: owner,
      pairId: btcUsdt,
      side,
      timeInForce: 'ioc',
      quantity: atoms(BigInt(1 + random.below(3_000)) * lot),
      slippage: (1 + random.below(40_000)) as Ppm,
    } as const;
    const index = { pairId: btcUsdt, price: price(opened * tick) };
    const stopPrice = price(Math.floor((middle * (isSale ? 995 : 1_005)) / 1_000) * tick);
    const { orderId } = runner.must({ type: 'spot.place', orderType: 'stop_market', stopPrice, ...terms });
    runner.wait(600_000);
    crowd(opened);
    expect(runner.core.queries.openOrders(owner)).toMatchObject([{ orderId, status: 'waiting' }]);
    const twin = new Runner(restoreCore(runner.core.snapshot()), runner.nowMs);
    twin.must({ type: 'spot.cancel', accountId: owner, orderId });
    for (const one of [runner, twin]) one.tick([index]);
    const fired = tradesOf(runner);
    const placed = twin.send({ type: 'spot.place', orderType: 'market', ...terms });
    expect(fired).toEqual(placed.ok ? tradesOf(twin) : []);
    runner.core.checkInvariants();
    // The unfilled part is not forgotten.
    const filled = (fired ?? []).reduce((sum, [, quantity]) => sum + quantity, 0n);
    const live = runner.core.queries.openOrders(owner).map((order) => order.orderId);
    expect(live).toEqual(filled === terms.quantity ? [] : [orderId]);
    // By a restart neither.
    const restarted = new Runner(restoreCore(runner.core.snapshot()), runner.nowMs);
    expect(restarted.core.stateHash()).toEqual(runner.core.stateHash());
    for (const one of [runner, restarted]) one.tick([index]);
    expect(tradesOf(restarted)).toEqual(tradesOf(runner));
  });
});
