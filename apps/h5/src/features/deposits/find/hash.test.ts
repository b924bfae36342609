import { expect, it } from 'vitest';
import { hashFrom } from './hash.ts';

const digits = 'Ab'.repeat(32);

it('reads a hash with or without its mark, with blanks, and from the link of an explorer', () => {
  expect(hashFrom(` 0x${digits}\n`)).toBe(`0x${digits.toLowerCase()}`);
  expect(hashFrom(digits)).toBe(digits.toLowerCase());
  expect(hashFrom(`https://explorer.example/tx/0x${digits}`)).toBe(`0x${digits.toLowerCase()}`);
});

it('takes nothing else for one', () => {
  for (const text of ['', '0x12', `${digits}0`, `0x${digits.slice(1)}g`, `f${digits}`])
    expect(hashFrom(text)).toBeUndefined();
});
