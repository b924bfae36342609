import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['123456', 'short'],
  ['1234567', 'weak'],
  ['abababababababab', 'weak'],
  ['river-stone', 'long'],
  ['river stone candle', 'long'],
  // The server refuses these two: no password gets a better word.
  ['Password1234567', 'long'],
  ['qwertyuiop123456', 'long'],
  ['密码很长密码很长', 'weak'],
] as const)('"%s" is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
