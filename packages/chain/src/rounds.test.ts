import { Fault } from '@candor/kernel';
import { expect, test } from 'vitest';
import { startRounds } from './rounds.ts';

function heard() {
  const said: string[] = [];
  const hear = (_details: object, words: string): void => void said.push(words);
  return { said, log: { info: hear, warn: hear, error: hear } };
}

test('a round that fails is tried again, is written down once for each reason, and says when it goes on', async () => {
  const { said, log } = heard();
  let rounds = 0;
  const stop = startRounds('blocks', 1, log, async () => {
    rounds += 1;
    if (rounds === 2 || rounds === 3) throw new Error('database or disk is full');
  });
  await expect.poll(() => rounds).toBeGreaterThan(5);
  await stop();
  expect(said).toEqual(['blocks do not go on', 'blocks go on again']);
});

test('there is nothing left to do once the exchange has stopped', async () => {
  const { said, log } = heard();
  let rounds = 0;
  const stop = startRounds('blocks', 1, log, async () => {
    rounds += 1;
    throw new Fault('exchange_stopped', 'The exchange has stopped.');
  });
  await stop();
  expect([rounds, said]).toEqual([1, []]);
});
