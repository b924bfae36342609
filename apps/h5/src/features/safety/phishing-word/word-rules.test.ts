import { expect, test } from 'vitest';
import { wordRules } from './word-rules.ts';

test.each([
  ['blue cat', true],
  ['con mèo xanh', true],
  ['蓝色的猫', true],
  ['猫', false],
  ['   abc   ', false],
  ['a'.repeat(21), false],
  ['<b>cat</b>', false],
  ['cat\ndog', false],
])('"%s" is a word: %s', (word, isOne) => {
  expect(wordRules.safeParse({ word, loginPassword: 'seven green bottles' }).success).toBe(isOne);
});
