/**
 * `npm run rebuild-readmodel [-- <data folder>]`: drops the read model of a data folder (CANDOR_DATA, or ./data) and
 * reads it from the journal again. Nothing is lost: every row in it comes from there. A folder whose server runs is refused:
 * its projector would write into a file that has changed under it, and stop the server.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { journalFile } from '@candor/journal';
import { readModelFile, rebuild } from '@candor/readmodel';
import { lockFolder } from './folder-lock.ts';
import { keepFilesPrivate } from './private-folder.ts';

keepFilesPrivate();
try {
  const folder = resolve(process.argv[2] ?? process.env['CANDOR_DATA'] ?? 'data');
  if (!existsSync(folder)) throw new Error(`There is no data folder ${folder}.`);
  const unlock = lockFolder(folder);
  const startedAtMs = performance.now();
  const { commands, rows } = await rebuild({
    journalPath: join(folder, journalFile),
    readModelPath: join(folder, readModelFile),
  }).finally(unlock);
  const seconds = (performance.now() - startedAtMs) / 1_000;
  const width = Math.max(...Object.keys(rows).map((table) => table.length)) + 2;
  for (const [table, count] of Object.entries(rows)) console.log(`${table.padEnd(width)}${count}`);
  console.log(`${commands} commands in ${seconds.toFixed(1)} s, ${Math.round(commands / seconds)} a second`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
