import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeating } from './repeating.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A duty whose turns end when the test ends them. */
function world(isAtOnce = false) {
  const turns: { end(): void; fail(error: Error): void }[] = [];
  const errors: unknown[] = [];
  const duty = repeating('desk', {
    everyMs: 1_000,
    isAtOnce,
    work: () => new Promise<void>((resolve, reject) => turns.push({ end: resolve, fail: reject })),
    onError: (error) => errors.push(error),
  });
  return { turns, errors, duty };
}

it('begins with its start, and not before', async () => {
  const { turns, duty } = world();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(turns).toHaveLength(0);
  await duty.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(turns).toHaveLength(1);
  turns[0]?.end();
  await duty.stop();
});

it('has its first turn at its start on request', async () => {
  const { turns, duty } = world(true);
  expect(turns).toHaveLength(0);
  await duty.start();
  expect(turns).toHaveLength(1);
  turns[0]?.end();
  await duty.stop();
});

it('leaves out the turns that come while one is under way', async () => {
  const { turns, duty } = world();
  await duty.start();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(turns).toHaveLength(1);
  turns[0]?.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(turns).toHaveLength(2);
  turns[1]?.end();
  await duty.stop();
});

it('goes on after a turn that failed, and reports it', async () => {
  const { turns, errors, duty } = world();
  await duty.start();
  await vi.advanceTimersByTimeAsync(1_000);
  turns[0]?.fail(new Error('busy'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(errors).toEqual([new Error('busy')]);
  expect(turns).toHaveLength(2);
  turns[1]?.end();
  await duty.stop();
});

it('waits at its stop for the turn under way, and begins no other', async () => {
  const { turns, duty } = world();
  await duty.start();
  await vi.advanceTimersByTimeAsync(1_000);
  let isStopped = false;
  const stopping = Promise.resolve(duty.stop()).then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([turns.length, isStopped]).toEqual([1, false]);
  turns[0]?.end();
  await stopping;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(turns).toHaveLength(1);
});

it('ends though it never began', async () => {
  await world().duty.stop();
});
