import { describe, expect, test } from 'vitest';
import { Progress } from './progress.ts';

describe('waiting for a watermark', () => {
  test('ends at once when it is there, and when the news of it comes', async () => {
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
});
