/**
 * `npm run verify-audit [-- <data folder> [hash]]`: walks the chain over the record of operators' calls, and names each
 * changed place. With the hash of a log line (`audit.begun`, `audit.ended`) it reports if the chain contains it: a
 * missing one was cut off.
 */
import { join, resolve } from 'node:path';
import { openAudit } from '@candor/platform';
import { keepFilesPrivate } from './private-folder.ts';

async function main(): Promise<void> {
  const folder = resolve(process.argv[2] ?? process.env['CANDOR_DATA'] ?? 'data');
  const hash = process.argv[3];
  const { entries, findings, lastHash, hasHash } = await openAudit(join(folder, 'platform.db'), hash);
  for (const finding of findings) console.error(`  ${finding}`);
  if (!hasHash) console.error(`  ${hash} does not stand in the chain`);
  const isWhole = findings.length === 0 && hasHash;
  console.log(`The record of what operators did in ${folder} is ${isWhole ? 'whole' : 'not as it was written'}.`);
  console.log(`  entries      ${entries.toLocaleString('en-US')}`);
  console.log(`  last hash    ${lastHash}`);
  process.exitCode = isWhole ? 0 : 1;
}

keepFilesPrivate();
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
