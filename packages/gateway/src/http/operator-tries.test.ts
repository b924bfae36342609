import { expect, test } from 'vitest';
import { OperatorTries } from './operator-tries.ts';

test('after five wrong tokens an address waits, twice as long each time, to a quarter of an hour', () => {
  let nowMs = 1_000_000;
  const tries = new OperatorTries(() => nowMs);
  const ip = '203.0.113.7';
  for (let wrong = 1; wrong <= 4; wrong++) expect(tries.wrong(ip)).toBe(wrong);
  expect(tries.waitSeconds(ip)).toBe(0);
  const waits: number[] = [];
  for (let more = 0; more < 12; more++) {
    tries.wrong(ip);
    waits.push(tries.waitSeconds(ip));
    nowMs += tries.waitSeconds(ip) * 1_000;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  expect(tries.waitSeconds('203.0.113.8')).toBe(0);
  nowMs += 3_600_001;
  expect(tries.wrong(ip)).toBe(1);
});

test('one household of IPv6 is one address, and a right token ends its waits', () => {
  const tries = new OperatorTries(() => 0);
  for (let host = 1; host <= 6; host++) tries.wrong(`2001:db8:1:1::${host}`);
  expect(tries.waitSeconds('2001:db8:1:1::99')).toBe(2);
  expect(tries.waitSeconds('2001:db8:1:2::1')).toBe(0);
  tries.right('2001:db8:1:1::7');
  expect(tries.waitSeconds('2001:db8:1:1::99')).toBe(0);
});
