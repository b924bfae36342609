import type { BookChange } from '@candor/exchange';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startTestSystem, type TestSystem } from '../testing/test-system.ts';
import { TopicRegistry } from './topic-registry.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
});
afterAll(() => system.close());

/** A hub of its own, and its watches at the exchange. */
function world(listeners = 0) {
  const { deps } = system.gateway;
  const watching = new Set<(change: BookChange) => void>();
  const watch = (act: (change: BookChange) => void) => {
    watching.add(act);
    return () => watching.delete(act);
  };
  const exchange = new Proxy(deps.exchange, {
    get(target, name: keyof typeof deps.exchange) {
      const found = target[name];
      if (name === 'onBookChange') return watch;
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
  const hub = new TopicRegistry(
    { ...deps, exchange },
    { publish: () => undefined, listenersOf: () => listeners, isHeardBy: () => false },
    (error) => {
      throw error;
    },
  );
  onTestFinished(() => hub.close());
  const open = (name: string, accountId?: number) => {
    const opened = hub.open(name, accountId as never);
    return opened.ok ? opened.value : opened.code;
  };
  return { hub, open, watching };
}

it('watches books while a socket looks at one, with one watch for all of them', () => {
  const { hub, open, watching } = world();
  open('trades:1');
  expect(watching.size).toBe(0);
  open('book:1');
  open('book:2');
  expect(watching.size).toBe(1);
  hub.left('book:1');
  expect(watching.size).toBe(1);
  hub.left('book:2');
  expect(watching.size).toBe(0);
  open('book:2');
  expect(watching.size).toBe(1);
});

it('has one stream for all members of a room, and makes another after the last has left', () => {
  const { hub, open } = world();
  for (const name of ['tickers', 'candles:1:1min', 'index:1']) {
    const stream = open(name);
    expect(stream).toMatchObject({ room: name });
    expect(open(name)).toBe(stream);
    hub.left(name);
    expect(open(name)).not.toBe(stream);
  }
  const own = open('me', 7);
  expect(open('me', 7)).toBe(own);
  expect(open('me', 8)).not.toBe(own);
  hub.left(present(typeof own === 'string' ? undefined : own.room, 'a user has a room'));
  expect(open('me', 7)).not.toBe(own);
});

it.each([
  [1, 12],
  [2_000, 12],
  [2_001, 6],
  [5_000, 4],
])('tells %i listeners of a room %i times in twelve rounds', (listeners, times) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const stream = world(listeners).open('tickers');
  if (typeof stream === 'string') throw new Error(stream);
  const flush = vi.spyOn(stream, 'flush');
  vi.advanceTimersByTime(1_200);
  expect(flush).toHaveBeenCalledTimes(times);
});

it.each([
  ['topic_unknown', 'nothing'],
  ['topic_unknown', 'book:0'],
  ['topic_unknown', 'book:01'],
  ['topic_unknown', 'candles:1:2min'],
  ['signed_out', 'me'],
])('answers %s to %s', (code, name) => {
  expect(world().open(name)).toBe(code);
});
