import { expect, it } from 'vitest';
import { memoryStorage } from './storage.ts';
import { bringStorageUpToDate } from './storage-version.ts';

it('clears storage below version 1 and sets the flag', () => {
  for (const stored of [{}, { h5Version: '0' }]) {
    const storage = memoryStorage(new Map(Object.entries({ ...stored, token: 'old' })));
    bringStorageUpToDate(storage);
    expect([storage.get('token'), storage.get('h5Version')]).toEqual([undefined, '1']);
  }
});

it('leaves storage of version 1 and above alone', () => {
  const storage = memoryStorage(
    new Map([
      ['h5Version', '1'],
      ['token', 'kept'],
    ]),
  );
  bringStorageUpToDate(storage);
  expect(storage.get('token')).toBe('kept');
});
