import { describe, expect, test } from 'vitest';
import { Progress } from './progress.ts';

describe('waiting for a watermark', () => {
  test('ends at once when the sequence is reached already, and otherwise when it is', async () => {
    const progress = new Progress();
    progress.reached(4);
    expect(await progress.waitFor(4, 10_000)).toBe(true);
    const waits = [progress.waitFor(5, 10_000), progress.waitFor(7, 10_000)];
    progress.reached(6);
    expect(await waits[0]).toBe(true);
    progress.reached(7);
    expect(await waits[1]).toBe(true);
  });

  test('gives up after its time', async () => {
    const progress = new Progress();
    expect(await progress.waitFor(1, 1)).toBe(false);
    progress.reached(1);
    expect(await progress.waitFor(1, 1)).toBe(true);
  });

  test('hurries the projector, but only for a sequence not reached yet', async () => {
    const progress = new Progress();
    let asked = 0;
    progress.onWanted(() => (asked += 1));
    progress.reached(2);
    await progress.waitFor(2, 1);
    expect(asked).toBe(0);
    await progress.waitFor(3, 1);
    expect(asked).toBe(1);
  });
});

describe('the lag of the lists', () => {
  test('starts at the commit that they miss, and ends once they have it', () => {
    let nowMs = 0;
    const progress = new Progress(() => nowMs);
    progress.committed(5);
    progress.reached(5);
    expect(progress.lag()).toEqual({ sequence: 5, behindMs: 0, isFollowing: true });
    progress.committed(6);
    nowMs = 3_000;
    progress.committed(7);
    expect(progress.lag().behindMs).toBe(3_000);
    progress.reached(7);
    expect(progress.lag().behindMs).toBe(0);
  });

  test('counts from the first missing fact also while the projector goes on, slower than the journal', () => {
    let nowMs = 0;
    const progress = new Progress(() => nowMs);
    for (const sequence of [1, 2, 3, 4, 5]) {
      nowMs += 1_000;
      progress.committed(sequence);
    }
    nowMs = 6_000;
    progress.reached(2);
    expect(progress.lag()).toMatchObject({ sequence: 2, behindMs: 3_000 });
    progress.reached(5);
    expect(progress.lag().behindMs).toBe(0);
  });

  test('reports not following while the projector is down, and is read again from the start after new tables', async () => {
    const progress = new Progress(() => 0);
    progress.committed(9);
    progress.reached(9);
    progress.interrupted();
    expect(progress.lag().isFollowing).toBe(false);
    progress.startedOver();
    progress.reached(4);
    expect(progress.lag()).toMatchObject({ sequence: 4, isFollowing: true });
    expect(await progress.waitFor(9, 1)).toBe(false);
  });
});
