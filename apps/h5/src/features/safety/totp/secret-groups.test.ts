import { expect, test } from 'vitest';
import { inGroups } from './secret-groups.ts';

test.each([
  ['', ''],
  ['ABCD', 'ABCD'],
  ['ABCDEFGH', 'ABCD EFGH'],
  ['ABCDEFGHIJ', 'ABCD EFGH IJ'],
])('"%s" is read as "%s"', (secret, shown) => {
  expect(inGroups(secret)).toBe(shown);
});
