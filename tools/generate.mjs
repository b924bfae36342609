/**
 * `npm run generate`: writes the lists that mirror folders, which are not written by hand. `npm run check` compares
 * them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateAll } from './generate/all.mjs';
import { listFiles, sourceFile } from './lib/files.mjs';
import { root } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

const made = generateAll(listFiles(['.']).map((path) => sourceFile(path)));
for (const { path, text } of made) {
  const full = join(root, path);
  if (readOrNothing(full) === text) continue;
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  say(`wrote ${path}`);
}
say(`${made.length} files are as the folders say`);

function readOrNothing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
