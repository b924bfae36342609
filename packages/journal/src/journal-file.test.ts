import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newJournalPath, openMachine } from './test-world.ts';

/** Records the files synced and renamed from here on, by name; the folder itself is `.`. */
function notedDiskCalls(folder: string): readonly string[] {
  const { openSync, fsyncSync, renameSync } = fs;
  const nameOf = (path: string) => (path === folder ? '.' : basename(path));
  const names = new Map<number, string>();
  const noted: string[] = [];
  const replace = (calls: Partial<typeof fs>): void => {
    Object.assign(fs, calls);
    syncBuiltinESMExports();
  };
  replace({
    openSync(file, flags, mode) {
      const handle = openSync(file, flags, mode);
      names.set(handle, nameOf(String(file)));
      return handle;
    },
    fsyncSync(handle) {
      noted.push(`sync ${names.get(handle)}`);
      fsyncSync(handle);
    },
    renameSync(from, to) {
      noted.push(`rename ${nameOf(String(from))} to ${nameOf(String(to))}`);
      renameSync(from, to);
    },
  });
  onTestFinished(() => replace({ openSync, fsyncSync, renameSync }));
  return noted;
}

it('a new journal and its mark are on the disk whole before they have their names, and their names before they are used', () => {
  const path = newJournalPath();
  const noted = notedDiskCalls(dirname(path));
  openMachine(path).close();
  const journal = ['sync journal.db.new', 'rename journal.db.new to journal.db', 'sync .'];
  const mark = ['sync journal.db.mark.part', 'rename journal.db.mark.part to journal.db.mark', 'sync .'];
  expect(noted).toEqual([...journal, ...mark]);
});
