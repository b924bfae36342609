import { expect, it } from 'vitest';
import { createTickClock } from './tick-clock.ts';

it('takes the tick that took least, and is never ahead of the server', () => {
  let steadyMs = 0;
  const serverAheadMs = 1_000_000;
  const clock = createTickClock(
    () => steadyMs,
    () => 5,
  );
  expect(clock.serverNow()).toBe(5);
  for (const [grid, delayMs] of [
    [0, 180],
    [1, 40],
    [2, 300],
  ] as const) {
    steadyMs = grid * 500 + delayMs;
    clock.learn(serverAheadMs + grid * 500);
    expect(clock.serverNow()).toBeLessThanOrEqual(serverAheadMs + steadyMs);
  }
  expect(clock.serverNow()).toBe(serverAheadMs + steadyMs - 40);
});

it('forgets ticks of half a minute ago, so that a clock which drifts is set right', () => {
  let steadyMs = 0;
  const clock = createTickClock(
    () => steadyMs,
    () => 0,
  );
  clock.learn(10_000);
  for (let grid = 1; grid <= 60; grid++) {
    steadyMs = grid * 500;
    clock.learn(grid * 500 - 25);
  }
  expect(clock.serverNow()).toBe(steadyMs - 25);
});
