import type { Storage } from './storage.ts';

const versionKey = 'h5Version';
const version = 1;

/**
 * Spec section 9: when `h5Version` is below 1, everything stored is cleared and the flag set to 1. Runs before anything
 * else reads storage.
 */
export function bringStorageUpToDate(storage: Storage): void {
  const stored = Number(storage.get(versionKey) ?? '0');
  if (stored >= version) return;
  storage.clear();
  storage.set(versionKey, String(version));
}
