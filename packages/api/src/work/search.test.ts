import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveWork, WorkSearch } from './search.ts';
import { hashOf } from './sha256.ts';

const task = { salt: 'a salt', bits: 10, count: 4, expiresAtMs: 0 };
const hexOf = (words: Int32Array) => [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1_000])(
  'a text of %i bytes has the hash that others find',
  (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 31) % 256);
    expect(hexOf(hashOf(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  },
);

test('a literal search finds the answer of a task', () => {
  const seed = createHash('sha256').update(task.salt).digest();
  const numbers: number[] = [];
  for (let number = 0; numbers.length < task.count; number++) {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(number);
    const hash = createHash('sha256').update(seed).update(four).digest();
    if (hash.readUInt32BE(0) >>> (32 - task.bits) === 0) numbers.push(number);
  }
  expect(solveWork(task)).toBe(`a salt:${numbers.join(',')}`);
});

test('a known task has its known answer, in one go and in small steps', () => {
  const known = solveWork(task);
  expect(known).toBe('a salt:742,2802,3289,5576');
  const search = new WorkSearch(task);
  let steps = 0;
  let proof: string | undefined;
  while (proof === undefined) {
    proof = search.step(100);
    steps += 1;
  }
  expect(proof).toBe(known);
  expect(steps).toBeGreaterThan(10);
});
