import { parseArgs } from 'node:util';
import { kinds, runFaults } from './run-faults.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '24' },
    seed: { type: 'string', default: String(Date.now()) },
    kind: { type: 'string' },
  },
});
const faults = Number(values.faults);
if (!Number.isSafeInteger(faults) || faults < 1) {
  // No fault at all would find nothing wrong.
  console.error(`--faults is a whole number above zero, not ${values.faults}`);
  process.exit(2);
}
const kind = kinds.find((known) => known === values.kind);
if (values.kind !== undefined && kind === undefined) {
  console.error(`--kind is one of ${kinds.join(', ')}, not ${values.kind}`);
  process.exit(2);
}
console.log(`seed ${values.seed}`);
const tally = await runFaults({
  project: process.cwd(),
  faults,
  seed: values.seed,
  ...(kind && { kind }),
  say: (line) => console.log(line),
});
console.log(`\n${tally.table()}`);
for (const words of tally.findings) console.log(words);
process.exitCode = tally.findings.length > 0 ? 1 : 0;
