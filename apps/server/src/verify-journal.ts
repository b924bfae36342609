/**
 * `npm run verify-journal [-- <data folder>]`: proves the journal of a data folder (CANDOR_DATA, or ./data) from its
 * first record. Ends with 1 and the name of the first place that differs.
 */
import { join, resolve } from 'node:path';
import { journalFile, verifyJournal } from '@candor/journal';
import { keepFilesPrivate } from './private-folder.ts';

const progressEvery = 250_000;

function main(): void {
  const folder = resolve(process.argv[2] ?? process.env['CANDOR_DATA'] ?? 'data');
  const startedAt = performance.now();
  let nextLine = progressEvery;
  const report = verifyJournal(join(folder, journalFile), {
    onProgress(sequence) {
      if (sequence < nextLine) return;
      nextLine = sequence + progressEvery;
      console.log(`  … ${count(sequence)} records`);
    },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`The journal "${report.name}" in ${folder} is whole.`);
  console.log(
    `  records      ${count(report.records)} (${count(report.done)} done, ${count(report.rejected)} rejected)`,
  );
  const marked = report.marked === undefined ? 'there is no mark' : `at least ${count(report.marked)}`;
  console.log(`  expected     ${marked}`);
  console.log(`  groups       ${count(report.groups)}`);
  console.log(`  snapshots    ${count(report.snapshots)}, each the state that replay reaches`);
  console.log(`  answers      ${count(report.indexedAnswers)} in the index`);
  console.log(`  chain        ${report.chain}`);
  console.log(`  state hash   ${report.stateHash}`);
  console.log(`  replayed in  ${seconds.toFixed(1)} s, ${count(Math.round(report.records / seconds))} commands/s`);
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

keepFilesPrivate();
try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
