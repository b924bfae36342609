import type { PairId } from '@candor/exchange';
import { Seeded } from '@candor/kernel';
import type { Price } from '@candor/money';
import type { Runner } from './runner.ts';

/** The ways in which days can pass: with ticks every some minutes, or without the server, which then catches up at once or in strides. */
export type OutageWay = 'undisturbed' | 'in one record' | 'in strides';

interface Outage {
  readonly untilMs: number;
  /** The pairs that have ticks in an undisturbed run, all at one price. */
  readonly pairIds: readonly PairId[];
  readonly mark: Price;
}

/** Lets time pass until a tick at the end of it, which the ways have in common. */
export function passOutage(runner: Runner, way: OutageWay, { untilMs, pairIds, mark }: Outage): void {
  const tick = () => runner.tick(pairIds.map((pairId) => ({ pairId, price: mark })));
  const random = new Seeded('an undisturbed run');
  if (way === 'undisturbed') {
    for (; runner.nowMs < untilMs - 20 * 60_000; runner.wait(60_000 + random.below(1_000_000))) tick();
  }
  if (way === 'in strides') runner.catchUpTo(untilMs);
  runner.nowMs = untilMs;
  tick();
}
