import { requestId } from '@candor/api';
import { randomId } from '@candor/kit';
import { expect, it } from 'vitest';
import { createDeviceId } from './device-id.ts';
import { memoryStorage } from './storage.ts';

it('draws an id once and keeps it, and draws a new one in place of an invalid one', () => {
  const storage = memoryStorage();
  let draws = 0;
  const draw = (bytes: number) => `0${++draws}`.repeat(bytes);
  const first = createDeviceId(storage, draw)();
  expect(first).toBe('01'.repeat(24));
  expect(createDeviceId(storage, draw)()).toBe(first);
  storage.set('deviceId', 'short\r\nand strange');
  const fresh = createDeviceId(storage, draw);
  expect([fresh(), fresh(), storage.get('deviceId')]).toEqual(Array(3).fill('02'.repeat(24)));
});

it('draws ids that the server takes for a device and for a request', () => {
  expect(createDeviceId(memoryStorage())()).toMatch(/^[\da-f]{48}$/);
  expect(requestId.safeParse(randomId()).success).toBe(true);
});
