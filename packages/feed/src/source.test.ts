import { expect, test } from 'vitest';
import type { Clock } from './clock.ts';
import { practiceCatalogue } from './instruments/practice.ts';
import { createSimulation } from './simulation/simulation.ts';
import { type IndexTick, SimulatedSource } from './source.ts';

const simulation = createSimulation('golden', practiceCatalogue);
const startMs = 1_795_000_000_130;

/** A clock that moves when the test sets it, and calls back as late as the test wants. */
class HandClock implements Clock {
  #elapsedMs = 0;
  #setBackMs = 0;
  #due: { atMs: number; callback: () => void } | undefined;

  nowMs(): number {
    return startMs + this.#elapsedMs - this.#setBackMs;
  }

  after(delayMs: number, callback: () => void): () => void {
    this.#due = { atMs: this.#elapsedMs + delayMs, callback };
    return () => {
      this.#due = undefined;
    };
  }

  /** Jumps to the waiting callback's time, plus `lateMs`; false when nothing waits. */
  fire(lateMs = 0): boolean {
    const due = this.#due;
    if (due === undefined) return false;
    this.#due = undefined;
    this.#elapsedMs = due.atMs + lateMs;
    due.callback();
    return true;
  }

  /** Corrects the time of day; timers go on as they were. */
  setBack(byMs: number): void {
    this.#setBackMs += byMs;
  }
}

function started(): { clock: HandClock; source: SimulatedSource; ticks: IndexTick[] } {
  const clock = new HandClock();
  const source = new SimulatedSource(simulation, clock);
  const ticks: IndexTick[] = [];
  source.start((tick) => ticks.push(tick));
  return { clock, source, ticks };
}

const next = Math.ceil(startMs / 500);

test('it is labelled simulated, and ticks carry the simulation’s prices', () => {
  const { clock, source, ticks } = started();
  clock.fire();
  expect(source.name).toBe('simulated');
  expect(ticks).toEqual([{ gridIndex: next, prices: simulation.pricesAt(next) }]);
});

test('lateness does not add up: every instant is sent once', () => {
  const { clock, ticks } = started();
  for (let i = 0; i < 100; i++) clock.fire(i % 7);
  expect(ticks.map(({ gridIndex }) => gridIndex)).toEqual(Array.from({ length: 100 }, (_, i) => next + i));
});

test('missed instants are skipped, an early timer waits, and a clock set back sends nothing twice', () => {
  const { clock, ticks } = started();
  clock.fire(1_730);
  clock.fire();
  clock.fire(-20);
  clock.fire();
  clock.setBack(2_000);
  for (let i = 0; i < 6; i++) clock.fire();
  expect(ticks.map(({ gridIndex }) => gridIndex - next)).toEqual([3, 4, 5, 6, 7]);
});

test('a clock that was hours ahead and is set right is followed at once', () => {
  const { clock, ticks } = started();
  clock.setBack(-10_800_000);
  clock.fire();
  clock.setBack(10_800_000);
  clock.fire();
  clock.fire();
  expect(ticks.map(({ gridIndex }) => gridIndex - next)).toEqual([21_600, 1, 2]);
});

test('a listener may stop it, and it may be started again', () => {
  const clock = new HandClock();
  const source = new SimulatedSource(simulation, clock);
  const ticks: number[] = [];
  const listener = ({ gridIndex }: IndexTick) => {
    ticks.push(gridIndex - next);
    source.stop();
  };
  source.start(listener);
  clock.fire();
  expect(clock.fire()).toBe(false);
  source.start(listener);
  expect(() => source.start(listener)).toThrow('started once');
  clock.fire();
  expect(ticks).toEqual([0, 1]);
});
