import { randomId } from '@candor/kit';
import type { Storage } from './storage.ts';

const key = 'deviceId';
const idPattern = /^[\w-]{22,64}$/;
const bytes = 24;

/**
 * The id of this device for the server, drawn once and kept: codes belong to the device that requested them, and
 * strangers' tries elsewhere keep nobody out here. It outlives logins; it does not identify the user.
 */
export function createDeviceId(storage: Storage, draw: (bytes: number) => string = randomId): () => string {
  let id = storage.get(key);
  return () => {
    if (id !== undefined && idPattern.test(id)) return id;
    id = draw(bytes);
    storage.set(key, id);
    return id;
  };
}
