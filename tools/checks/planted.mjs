import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files for a check to look at, from `{ path: text }`. */
export function planted(texts) {
  return Object.entries(texts).map(([path, text]) => ({ path, text, size: Buffer.byteLength(text) }));
}

/** The same on disk, for checks that start another program; gone when the test ends. */
export function plantedFolder(texts) {
  const folder = mkdtempSync(join(tmpdir(), 'candor-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The findings of a check, one `place  says` a line. */
export const said = ({ findings }) => findings.map(({ place, says }) => `${place}  ${says}`).join('\n');
