import { expect, test } from 'vitest';
import { attackParameters } from './corpus.ts';
import { attackHttp } from './http-frames.ts';
import { attackMatrix } from './matrix.ts';
import { hasHeld } from './outcome.ts';
import { attackSockets } from './socket-frames.ts';
import { attackable, ownVictim } from './victim.ts';

const corpusMax = 1_000;

test('a server holds against every call by callers without the right, malformed frames and a part of the corpus', async () => {
  const victim = await ownVictim('none');
  try {
    const outcomes = [
      ...(await attackMatrix(victim, Infinity)),
      await attackHttp(victim.address),
      ...(await attackSockets(victim)),
      ...(await attackParameters(victim, Infinity, corpusMax)),
    ];
    expect(outcomes.filter((outcome) => !hasHeld(outcome))).toEqual([]);
    expect(outcomes.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(corpusMax + 900);
  } finally {
    await victim.stop();
  }
});

test('only servers on this machine may be attacked', () => {
  expect(attackable('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
  expect(attackable('http://localhost:8080/h5/')).toBe('http://127.0.0.1:8080');
  const others = [
    'http://10.0.0.1:8080',
    'https://127.0.0.1',
    'http://127.0.0.1.evil.example',
    'http://0.0.0.0',
    'x',
    '',
  ];
  for (const other of [...others, 'http://localhost@evil.example']) expect(attackable(other), other).toBeUndefined();
});
