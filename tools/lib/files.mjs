import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Folders of installed, built, recorded or checked-out files, never of written ones. */
const skipped = new Set(['node_modules', 'dist', '.cache', '.vitest', '.git', 'coverage']);
/** The same at one place only. */
const skippedPaths = new Set(['data', 'e2e/pictures']);

/** Paths of all files under the given folders or files, relative to `base`, with `/`, sorted. Missing ones are left out. */
export function listFiles(places, base = root) {
  const found = [];
  const visit = (place) => {
    const kind = statSync(join(base, place), { throwIfNoEntry: false });
    if (kind === undefined) return;
    if (!kind.isDirectory()) {
      found.push(place);
      return;
    }
    for (const entry of readdirSync(join(base, place), { withFileTypes: true })) {
      const path = place === '.' ? entry.name : `${place}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name) && !skippedPaths.has(path)) visit(path);
      } else if (entry.isFile()) found.push(path);
    }
  };
  for (const place of places) visit(place);
  return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/**
 * One file as checks see it. `text` is read at its first use, so that a check pays only for the files it reads; `size`
 * is in bytes.
 */
export function sourceFile(path, base = root) {
  const full = join(base, path);
  let text;
  return {
    path,
    get text() {
      text ??= readFileSync(full, 'utf8');
      return text;
    },
    get size() {
      return statSync(full).size;
    },
  };
}
