import { createCipheriv, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { Draws } from './draws.ts';
import { normalBits, normalOf } from './normal.ts';

test('draws are ChaCha20 under the name’s HMAC-SHA256, as OpenSSL has them', () => {
  const draws = new Draws('seed', 'BTC/USDT:walk');
  const key = createHmac('sha256', 'seed').update('BTC/USDT:walk').digest();
  for (const [layer, position] of [
    [0, 0],
    [3, 1],
    [66, 239_333_336],
    [1, 2 ** 31 + 5],
  ] as const) {
    const place = Buffer.alloc(16);
    [position, 0, layer, 1].forEach((word, i) => place.writeUInt32LE(word, i * 4));
    const block = createCipheriv('chacha20', key, place).update(Buffer.alloc(64));
    const words = Array.from({ length: 16 }, (_, i) => block.readInt32LE(i * 4));
    expect([...draws.block(layer, position)]).toEqual(words);
    if (layer === 0) expect(draws.at(position * 16 + 7)).toBe(words[7]);
  }
});

test('each seed, name, layer and position draws its own, whatever was drawn before', () => {
  const once = (seed: string, name: string, layer: number, position: number) =>
    new Draws(seed, name).block(layer, position).join();
  const all = [
    once('a', 'x', 0, 0),
    once('b', 'x', 0, 0),
    once('a', 'y', 0, 0),
    once('a', 'x', 1, 0),
    once('a', 'x', 0, 1),
  ];
  expect(new Set(all).size).toBe(all.length);
  const draws = new Draws('a', 'x');
  expect([draws.block(0, 1).join(), draws.block(1, 0).join(), draws.block(0, 0).join()]).toEqual([
    all[4],
    all[3],
    all[0],
  ]);
});

test('normal draws have the moments of the normal distribution, and are as often above as below', () => {
  const draws = new Draws('normal', 'draws');
  const count = 1_000_000;
  const sums = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const value = normalOf(draws.at(i)) / 2 ** normalBits;
    for (let power = 1; power <= 6; power++) sums[power] = (sums[power] as number) + value ** power;
  }
  const moments = sums.map((sum) => sum / count);
  // Four standard errors of each moment of a million draws.
  const room = [0, 0.004, 0.006, 0.016, 0.04, 0.13, 0.6];
  [0, 0, 1, 0, 3, 0, 14.5].forEach((moment, power) =>
    expect(Math.abs((moments[power] as number) - moment)).toBeLessThanOrEqual(room[power] as number),
  );
});
