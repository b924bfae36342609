import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a temporary folder for a run of tests and removes it with everything they left there: a worker that is ended
 * has no chance to.
 */
export default function openTestFolder() {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'candor-test-'));
  process.env.TMPDIR = folder;
  return function closeTestFolder() {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
