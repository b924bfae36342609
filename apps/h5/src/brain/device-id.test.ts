import { expect, it } from 'vitest';
import { createDeviceId } from './device-id.ts';
import { memoryStorage } from './storage.ts';

it('is drawn once and kept, and drawn anew where something else was kept', () => {
  const storage = memoryStorage();
  let draws = 0;
  const randomBytes = (size: number) => new Uint8Array(size).fill(++draws);
  const first = createDeviceId(storage, randomBytes)();
  expect(first).toBe('01'.repeat(24));
  expect(createDeviceId(storage, randomBytes)()).toBe(first);
  storage.set('deviceId', 'short\r\nand strange');
  const fresh = createDeviceId(storage, randomBytes);
  expect([fresh(), fresh(), storage.get('deviceId')]).toEqual(Array(3).fill('02'.repeat(24)));
});
