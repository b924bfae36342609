import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './files.mjs';
import { root } from './paths.mjs';

/**
 * A short text that changes when a file under `places` appears, disappears or is written. It looks at names, sizes and
 * times, not at contents, so that a start with nothing to do costs milliseconds.
 */
export function stampOf(places, base = root) {
  const hash = createHash('sha256');
  hash.update(process.versions.node);
  for (const path of listFiles(places, base)) {
    const { size, mtimeMs } = statSync(join(base, path));
    hash.update(`\n${path} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex').slice(0, 32);
}

export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
