import { Seeded } from '@candor/kernel';
import { type Ppm, price } from '@candor/money';
import { describe, expect, it } from 'vitest';
import { AlertEngine, type EngineAlert, type Firing, type Tick } from './engine.ts';
import { NaiveAlerts } from './test-naive-alerts.ts';
import type { Watch } from './watches.ts';

/** A walk of several pairs whose ticks sometimes leave a pair out and sometimes skip instants. */
function* walk(seed: number, steps: number): Generator<Tick> {
  const random = new Seeded(seed);
  const prices = new Map([1, 2, 3].map((id) => [id, 10_000]));
  let gridIndex = 1_000;
  for (let step = 1; step <= steps; step++) {
    gridIndex += random.below(20) === 0 ? random.below(200) + 1 : 1;
    for (const [id, at] of prices) prices.set(id, Math.max(100, at + random.below(121) - 60));
    const told = [...prices].filter(() => random.below(10) > 0).map(([id, at]) => ({ pairId: id, price: price(at) }));
    yield { sequence: step * 3, gridIndex, prices: told };
  }
}

describe('against an engine that looks at every alert on every tick', () => {
  it.each(Array.from({ length: 8 }, (_, seed) => seed))('fires the same alerts at the same ticks, walk %i', (seed) => {
    const random = new Seeded(seed + 1_000);
    const engine = new AlertEngine();
    const naive = new NaiveAlerts();
    const live = new Set<number>();
    let next = 1;
    let fired = 0;
    for (const tick of walk(seed, 3_000)) {
      const found = engine.look(tick);
      const expected = naive.look(tick);
      const byAlert = (list: readonly Firing[]) => list.toSorted((a, b) => a.alertId - b.alertId);
      expect(byAlert(found)).toEqual(byAlert(expected));
      fired += found.length;
      for (const { alertId, isLast } of found) if (isLast) live.delete(alertId);
      const act = random.below(30);
      if (act < 6) {
        const alert = anyAlert(next++, tick, random);
        engine.add(alert);
        naive.add(alert);
        live.add(alert.alertId);
      } else if (act === 6 && live.size > 0) {
        const alertId = [...live][random.below(live.size)] as number;
        const isThere = naive.remove(alertId);
        expect(engine.remove(alertId)).toBe(isThere);
        live.delete(alertId);
      } else if (act === 7 && live.size > 0) {
        const alertId = [...live][random.below(live.size)] as number;
        const { watches } = anyAlert(alertId, tick, random);
        engine.replace(alertId, watches);
        naive.replace(alertId, watches);
      }
    }
    expect(fired).toBeGreaterThan(50);
    for (const alertId of live) expect(engine.watchesOf(alertId)).toEqual(naive.watchesOf(alertId));
  });
});

function anyAlert(alertId: number, tick: Tick, random: Seeded): EngineAlert {
  const anyWatch = (): Watch => {
    const ofPair = random.below(3) + 1;
    const isArmed = random.below(5) > 0;
    if (random.below(3) === 0) {
      const seconds = [60, 300, 900][random.below(3)] as number;
      return { kind: 'move', pairId: ofPair, seconds, move: ((random.below(60) + 5) * 1_000) as Ppm, isArmed };
    }
    const at = tick.prices.find((told) => told.pairId === ofPair)?.price ?? 10_000;
    const rises = random.below(2) === 0;
    return { kind: 'price', pairId: ofPair, rises, price: price(Math.max(1, at + random.below(801) - 400)), isArmed };
  };
  const nowMs = tick.gridIndex * 500;
  return {
    alertId,
    // A single watch of each alert: of several that one tick reaches, the first is told, and which that is nobody promises.
    watches: [anyWatch()],
    repeats: random.below(3) > 0,
    ...(random.below(4) === 0 && { expiresAtMs: nowMs + random.below(200_000) }),
  };
}
