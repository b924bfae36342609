import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPepper } from './pepper.ts';

test('the pepper is made once, for its owner only, and a damaged one is not replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-pepper-'));
  const first = loadPepper(join(folder, 'data'), randomBytes);
  expect(loadPepper(join(folder, 'data'), randomBytes)).toEqual(first);
  const path = join(folder, 'data', 'platform-pepper');
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0);
  writeFileSync(path, 'short');
  expect(() => loadPepper(join(folder, 'data'), randomBytes)).toThrow('does not hold 32 bytes');
  rmSync(folder, { recursive: true });
});
