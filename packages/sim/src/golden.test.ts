import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyJournal } from '@candor/journal';
import { expect, test } from 'vitest';

const golden = fileURLToPath(new URL('../golden', import.meta.url));
const names = readdirSync(golden)
  .filter((file) => file.endsWith('.db'))
  .map((file) => file.replace(/\.db$/, ''));

test('there are golden journals', () => {
  expect(names.length).toBeGreaterThan(0);
});

test.each(names)('the journal %s of an earlier build replays to the same chain and state', (name) => {
  // A copy: opening a file may leave others beside it.
  const folder = mkdtempSync(join(tmpdir(), 'candor-golden-'));
  const path = join(folder, 'journal.db');
  copyFileSync(join(golden, `${name}.db`), path);
  try {
    expect(verifyJournal(path)).toEqual(JSON.parse(readFileSync(join(golden, `${name}.json`), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
