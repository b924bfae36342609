import { type Ppm, price } from '@candor/money';
import { describe, expect, it } from 'vitest';
import { AlertEngine, type Firing } from './engine.ts';
import { liquidationWatch, type PriceWatch, type Watch } from './watches.ts';

const pairId = 1;
const minuteGrid = 120;

function above(at: number, isArmed = true): PriceWatch {
  return { kind: 'price', pairId, rises: true, price: price(at), isArmed };
}

/** One pair's prices, one instant after the other unless its instant is given. */
function play(
  engine: AlertEngine,
  prices: readonly (number | readonly [price: number, gridIndex: number])[],
  from = 1,
) {
  let grid = from;
  const fired: Firing[] = [];
  for (const given of prices) {
    const [at, gridIndex] = typeof given === 'number' ? [given, grid] : given;
    fired.push(...engine.look({ sequence: gridIndex * 10, gridIndex, prices: [{ pairId, price: price(at) }] }));
    grid = gridIndex + 1;
  }
  return fired;
}

const told = (fired: readonly Firing[]) => fired.map(({ alertId, tick }) => [alertId, tick.price, tick.gridIndex]);

describe('an alert of a price', () => {
  it('fires at the tick that reaches it, with the tick before and the record of both, and once', () => {
    const engine = new AlertEngine();
    engine.add({ alertId: 7, watches: [above(60_000)], repeats: false });
    const fired = play(engine, [59_990, 59_999, 60_000, 61_000]);
    expect(fired).toEqual([
      {
        alertId: 7,
        watch: above(60_000),
        tick: { price: 60_000, gridIndex: 3, sequence: 30 },
        before: { price: 59_999, gridIndex: 2 },
        move: undefined,
        isLast: true,
      },
    ]);
  });

  it('fires again only after the price has come back by a thousandth of it', () => {
    const engine = new AlertEngine();
    engine.add({ alertId: 7, watches: [above(60_000)], repeats: true });
    const far = (index: number) => index * minuteGrid;
    const prices = [59_000, 60_001, 59_941, 60_001, 59_940, 60_002];
    expect(
      told(
        play(
          engine,
          prices.map((at, index) => [at, far(index)] as const),
        ),
      ),
    ).toEqual([
      [7, 60_001, far(1)],
      [7, 60_002, far(5)],
    ]);
  });

  it('tells at most once a minute, and not of a crossing in between', () => {
    const engine = new AlertEngine();
    engine.add({ alertId: 7, watches: [above(60_000)], repeats: true });
    const fired = play(engine, [
      [60_000, 1],
      [59_000, 60],
      [60_000, 120],
      [59_000, 121],
      [60_000, 122],
    ]);
    expect(told(fired)).toEqual([
      [7, 60_000, 1],
      [7, 60_000, 122],
    ]);
  });

  it('does not fire at or after its end', () => {
    const engine = new AlertEngine();
    engine.add({ alertId: 7, watches: [above(60_000)], repeats: false, expiresAtMs: 1_500 });
    expect(play(engine, [59_000, 59_000, 60_000, 61_000])).toEqual([]);
  });

  it('fires whatever lies between two ticks, nearest first', () => {
    const engine = new AlertEngine();
    for (const [alertId, at] of [60_300, 60_100, 60_200].entries())
      engine.add({ alertId, watches: [above(at)], repeats: false });
    expect(play(engine, [60_000, 60_250]).map(({ alertId }) => alertId)).toEqual([1, 2]);
  });
});

describe('an alert of a move', () => {
  const move: Watch = { kind: 'move', pairId, seconds: 60, move: 50_000 as Ppm, isArmed: true };

  it('measures from the lowest and the highest price of its window, and names that tick', () => {
    const engine = new AlertEngine();
    engine.add({ alertId: 7, watches: [move], repeats: false });
    const [fired] = play(engine, [100_000, 98_000, 99_000, 102_899, 102_900]);
    expect(fired).toMatchObject({
      tick: { price: 102_900, gridIndex: 5 },
      move: { ppm: 50_000, direction: 'up', reference: { price: 98_000, gridIndex: 2 } },
    });
  });

  it('forgets what is older than its window', () => {
    const engine = new AlertEngine();
    engine.add({ alertId: 7, watches: [move], repeats: false });
    expect(
      play(engine, [
        [100_000, 1],
        [97_000, 100],
        [95_001, 121],
        [95_000, 122],
      ]),
    ).toEqual([]);
    expect(play(engine, [[92_150, 200]])).toMatchObject([
      { move: { ppm: 50_000, direction: 'down', reference: { price: 97_000, gridIndex: 100 } } },
    ]);
  });

  it('can fire again when the move has shrunk by a tenth', () => {
    const engine = new AlertEngine();
    engine.add({ alertId: 7, watches: [move], repeats: true });
    const fired = play(engine, [
      [100_000, 1],
      [105_000, 2],
      [106_000, 60],
      [106_000, 130],
      [111_300, 140],
    ]);
    expect(told(fired)).toEqual([
      [7, 105_000, 2],
      [7, 111_300, 140],
    ]);
  });
});

describe('an alert of positions', () => {
  const long = { pairId, direction: 'long', liquidationPrice: price(90_000) } as const;
  const short = { pairId, direction: 'short', liquidationPrice: price(110_000) } as const;
  const distance = 100_000 as Ppm;

  it('has its watch at the price where the distance is that share of the index', () => {
    // 100,000 is 10 % away from 90,000, and 110,000 is 10 % away from 100,000.
    expect(liquidationWatch(long, distance)).toMatchObject({ rises: false, price: 100_000 });
    expect(liquidationWatch(short, distance)).toMatchObject({ rises: true, price: 100_000 });
    const near = liquidationWatch({ ...short, liquidationPrice: price(110_001) }, distance);
    // At 100,000 it is 10.001 % away.
    expect(near).toMatchObject({ price: 100_001 });
  });

  it('tells once of several positions that one tick reaches', () => {
    const watches = [long, { ...long, liquidationPrice: price(89_990) }].flatMap(
      (point) => liquidationWatch(point, distance) ?? [],
    );
    for (const repeats of [true, false]) {
      const engine = new AlertEngine();
      engine.add({ alertId: 7, watches, repeats });
      expect(play(engine, [120_000, 95_000])).toMatchObject([{ alertId: 7, watch: { liquidationPrice: 90_000 } }]);
    }
  });

  it('waits at the new prices after a change of the positions', () => {
    const engine = new AlertEngine();
    engine.add({ alertId: 7, watches: [above(60_000)], repeats: true });
    engine.replace(7, [above(70_000)]);
    expect(told(play(engine, [59_000, 65_000, 70_000]))).toEqual([[7, 70_000, 3]]);
    engine.replace(7, []);
    expect(play(engine, [59_000, 80_000], 500)).toEqual([]);
  });
});
