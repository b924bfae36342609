import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** The `f_type` of a file system in memory (statfs(2)). */
const tmpfsType = 0x0102_1994;
/** All servers of a run together keep far less at one time. */
const freeBytesMin = 6 * 2 ** 30;

/**
 * Makes a temporary folder for a run of tests and removes it with everything they left there: a worker that is ended
 * has no chance to. It is in memory where the machine has room: tests wait for thousands of writes, and none of them
 * asks a disk to survive a loss of power (a test of that keeps its own account of what was flushed).
 */
export default function openTestFolder() {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(before === undefined && hasRoomInMemory() ? memory : tmpdir(), 'candor-test-'));
  process.env.TMPDIR = folder;
  return function closeTestFolder() {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

function hasRoomInMemory() {
  try {
    const { type, bavail, bsize } = statfsSync(memory);
    return type === tmpfsType && bavail * bsize >= freeBytesMin;
  } catch {
    return false;
  }
}
