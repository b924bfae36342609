import { expect, test } from 'vitest';
import { Attention, unwatchedAfterMs } from './attention.ts';

function attention() {
  const time = { nowMs: 1_000 };
  const returns: number[] = [];
  const made = new Attention(() => time.nowMs);
  made.onReturn(() => returns.push(time.nowMs));
  return { time, returns, made };
}

test('a market is watched until there has been no request for a while', () => {
  const { time, made } = attention();
  expect(made.isWatched).toBe(true);
  time.nowMs += unwatchedAfterMs - 1;
  expect(made.isWatched).toBe(true);
  time.nowMs += 1;
  expect(made.isWatched).toBe(false);
});

test('an open socket is a visit, however quiet', () => {
  const { time, made } = attention();
  let sockets = 1;
  made.countSockets(() => sockets);
  time.nowMs += 10 * unwatchedAfterMs;
  expect(made.isWatched).toBe(true);
  sockets = 0;
  expect(made.isWatched).toBe(false);
});

test('a return is reported once', () => {
  const { time, returns, made } = attention();
  made.visited();
  expect(returns).toEqual([]);
  time.nowMs += unwatchedAfterMs;
  made.visited();
  made.visited();
  expect(returns).toEqual([time.nowMs]);
});
