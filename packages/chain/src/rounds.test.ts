import { Fault } from '@candor/kernel';
import { expect, test } from 'vitest';
import { rounds } from './rounds.ts';

function heard() {
  const said: string[] = [];
  const hear = (_details: object, words: string): void => void said.push(words);
  return { said, log: { info: hear, warn: hear, error: hear } };
}

test('a round that fails is tried again, is logged once for each reason, and logs when it goes on', async () => {
  const { said, log } = heard();
  let count = 0;
  const blocks = rounds('blocks', 1, log, async () => {
    count += 1;
    if (count === 2 || count === 3) throw new Error('database or disk is full');
  });
  void blocks.start();
  await expect.poll(() => count).toBeGreaterThan(5);
  await blocks.stop();
  expect(said).toEqual(['blocks do not go on', 'blocks go on again']);
});

test('stops working once the exchange has stopped', async () => {
  const { said, log } = heard();
  let count = 0;
  const blocks = rounds('blocks', 1, log, async () => {
    count += 1;
    throw new Fault('exchange_stopped', 'The exchange has stopped.');
  });
  void blocks.start();
  await blocks.stop();
  expect([count, said]).toEqual([1, []]);
});

test('a stop waits for the round under way, and one that never started ends at once', async () => {
  const { log } = heard();
  let finish = (): void => undefined;
  const blocks = rounds('blocks', 1, log, () => new Promise((resolve) => (finish = resolve)));
  void blocks.start();
  let isStopped = false;
  const stopping = Promise.resolve(blocks.stop()).then(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  await rounds('blocks', 1, log, () => Promise.reject(new Error('never'))).stop();
});
