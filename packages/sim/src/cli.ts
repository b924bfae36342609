import { parseArgs } from 'node:util';
import { Coverage } from './coverage.ts';
import { defaultCommands, runSeed } from './run-seed.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    seed: { type: 'string' },
    commands: { type: 'string', default: String(defaultCommands) },
  },
});
const commands = wholeNumber('commands', values.commands);
const base = values.seed ?? process.env['COMMIT'] ?? 'candor';
const count = values.seed === undefined ? wholeNumber('seeds', values.seeds) : 1;

const coverage = new Coverage();
let failed = 0;
for (let i = 0; i < count; i++) {
  const seed = values.seed ?? `${base}-${i}`;
  try {
    const report = runSeed(seed, { commands });
    coverage.addAll(report.coverage);
    const { sequence, restarts, crashes, resent, trace } = report;
    console.log(
      `${seed}: ${sequence} commands, ${restarts} restarts, ${crashes} crashes, ${resent} sent again, trace ${trace.slice(0, 16)}`,
    );
  } catch (error) {
    failed += 1;
    console.error(`${seed}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`\nWhat the commands came to:\n${coverage.table()}`);
if (coverage.missingCommands.length > 0) console.log(`Never sent: ${coverage.missingCommands.join(', ')}`);
console.log(`\n${count - failed} seeds passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(`--${name} is a whole number above zero, not ${text}`);
  process.exit(2);
}
