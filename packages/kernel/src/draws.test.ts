import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw, drawing, isClientSeed } from './draws.ts';

/** HMAC-SHA256 under a key in hex. */
const under = (key: string) => (message: Uint8Array) =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest();

/** Draws that an independent program made: key, seed of the client, nonce, weights, outcome, ticket. */
const vectors: readonly (readonly [string, string, number, readonly number[], number, number])[] = [
  ['00'.repeat(32), 'a', 1, [1, 1], 1, 1],
  ['ff'.repeat(32), 'Z_z-9', 7, Array.from({ length: 12 }, () => 1), 7, 7],
  ['0123456789abcdef'.repeat(4), 'lucky', 1_000, [999_999, 1, 3], 0, 862_134],
  ['11'.repeat(32), 'x'.repeat(64), 3, [2 ** 52, 2 ** 52 - 1], 1, 7_831_403_999_858_838],
  ['121fc62463275dc033b7e57931d69da9a4bf4cfeca7a45462aa7fe4f9c03e0a6', 'candor', 1, [5, 2, 1, 2], 3, 9],
  ['07'.repeat(32), 'reject', 1, [2 ** 52 + 1, 2 ** 51], 0, 2_642_899_579_922_095],
  // Its first word is refused: it is at or above the highest multiple of the sum.
  [
    '07'.repeat(32),
    'reject',
    3_522,
    [3_000_935_916_140_767, 3_000_935_916_140_767, 3_000_935_916_140_769],
    1,
    3_295_800_260_746_682,
  ],
];

test.each(vectors)(
  'RULES 17: draws as an independent program does: %s %s %i',
  (key, clientSeed, nonce, weights, index, ticket) => {
    const input = { clientSeed, nonce, weights };
    expect(draw(input, under(key))).toEqual({ index, ticket });
  },
);

test('RULES 17: refused words are passed over, in the order of the blocks', () => {
  const steps = drawing({ clientSeed: 'a', nonce: 2, weights: [2, 1] });
  const messages: string[] = [];
  const refused = new Uint8Array(32).fill(0xff);
  const last = new Uint8Array(32).fill(0xff);
  last.set([0, 0, 0, 0, 0, 0, 0, 5], 16);
  let step = steps.next();
  for (const mac of [refused, last]) {
    if (step.done !== true) messages.push(new TextDecoder().decode(step.value));
    step = steps.next(mac);
  }
  // 2^64 − 1 is a multiple of 3, so that only the highest word is refused.
  expect(messages).toEqual(['a:2:0', 'a:2:1']);
  expect(step).toEqual({ done: true, value: { index: 1, ticket: 2 } });
});

test('RULES 17: outcomes come as often as their weights say', () => {
  const weights = [5, 2, 1, 2];
  const counts = [0, 0, 0, 0];
  const key = createHash('sha256').update('often').digest('hex');
  const times = 20_000;
  for (let nonce = 1; nonce <= times; nonce++) {
    const { index } = draw({ clientSeed: 'often', nonce, weights }, under(key));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  // Chi-square with three degrees of freedom: 16.27 is passed once in a thousand keys, and this key is one.
  const chi = counts.reduce((sum, count, index) => {
    const due = (times * (weights[index] as number)) / 10;
    return sum + (count - due) ** 2 / due;
  }, 0);
  expect(chi).toBeLessThan(16.27);
});

test('a ticket is below the sum of the weights, and in the outcome that it names', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 24 }),
      fc.nat(),
      (weights, nonce) => {
        const { index, ticket } = draw({ clientSeed: 'p', nonce, weights }, under('22'.repeat(32)));
        const before = weights.slice(0, index).reduce((sum, weight) => sum + weight, 0);
        expect(ticket).toBeGreaterThanOrEqual(before);
        expect(ticket).toBeLessThan(before + (weights[index] as number));
      },
    ),
  );
});

test.each(['', 'a b', 'a:b', 'é', 'a'.repeat(65)])('%j is no seed of a client', (text) => {
  expect(isClientSeed(text)).toBe(false);
});
