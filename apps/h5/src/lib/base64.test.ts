import { expect, it } from 'vitest';
import { blobOf } from './base64.ts';

it('returns every byte of a file', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const blob = blobOf(btoa(String.fromCharCode(...bytes)), 'application/pdf');
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
  expect(blob.type).toBe('application/pdf');
});
