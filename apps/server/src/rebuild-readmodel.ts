/**
 * `npm run rebuild-readmodel [-- <data folder>]`: drops the read model of a data folder (CANDOR_DATA, or ./data) and
 * reads it from the journal again. Nothing is lost: every row in it comes from there. The server should be stopped.
 */
import { join, resolve } from 'node:path';
import { journalFile } from '@candor/journal';
import { readModelFile, rebuild } from '@candor/readmodel';

try {
  const folder = resolve(process.argv[2] ?? process.env['CANDOR_DATA'] ?? 'data');
  const startedAtMs = performance.now();
  const { commands, rows } = await rebuild({
    journalPath: join(folder, journalFile),
    readModelPath: join(folder, readModelFile),
  });
  const seconds = (performance.now() - startedAtMs) / 1_000;
  for (const [table, count] of Object.entries(rows)) console.log(`${table.padEnd(16)}${count}`);
  console.log(`${commands} commands in ${seconds.toFixed(1)} s, ${Math.round(commands / seconds)} a second`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
