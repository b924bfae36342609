/**
 * `npm run repair-journal -- [--from <backup>] [<data folder>]`: writes the damaged journal of a data folder
 * (CANDOR_DATA, or ./data) anew, with the groups of a backup in place of damaged ones, proves it, and puts it in place
 * of the damaged one, which is kept. `--from` is a data folder, or its `journal.db`. The server has to be stopped.
 */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { journalFile, repairJournal } from '@candor/journal';
import { lockFolder } from './folder-lock.ts';

function main(): void {
  const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
  const folder = resolve(positionals[0] ?? process.env['CANDOR_DATA'] ?? 'data');
  if (!existsSync(folder)) throw new Error(`There is no data folder ${folder}.`);
  const unlock = lockFolder(folder);
  try {
    const from = values.from === undefined ? {} : { from: journalAt(resolve(values.from)) };
    const { replaced, dropped, keptAt, proof } = repairJournal(join(folder, journalFile), from);
    console.log(`The journal "${proof.name}" in ${folder} is whole again, and proven from its first record.`);
    console.log(`  records      ${proof.records.toLocaleString('en-US')}`);
    console.log(`  from backup  ${replaced.length === 0 ? 'nothing' : `groups that begin at ${replaced.join(', ')}`}`);
    console.log(`  left out     ${dropped.length === 0 ? 'nothing' : `snapshots at ${dropped.join(', ')}`}`);
    console.log(`  kept         ${keptAt}, the damaged file: delete it when all is well`);
  } finally {
    unlock();
  }
}

function journalAt(path: string): string {
  return existsSync(path) && statSync(path).isDirectory() ? join(path, journalFile) : path;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
