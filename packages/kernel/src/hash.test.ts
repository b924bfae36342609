import { expect, test } from 'vitest';
import { hex, hmacSha256 } from './hash.ts';

test('HMAC-SHA256 matches the test vector of RFC 4231, case 2', () => {
  const text = new TextEncoder();
  expect(hex(hmacSha256(text.encode('Jefe'), text.encode('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
