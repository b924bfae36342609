import { parseArgs } from 'node:util';
import { runKills } from './run-kills.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '25' }, seed: { type: 'string', default: String(Date.now()) } },
});
const kills = Number(values.kills);
if (!Number.isSafeInteger(kills) || kills < 1) {
  // No kill at all would find nothing wrong.
  console.error(`--kills is a whole number above zero, not ${values.kills}`);
  process.exit(2);
}
console.log(`seed ${values.seed}`);
const report = await runKills({
  project: process.cwd(),
  kills,
  seed: values.seed,
  say: (line) => console.log(line),
});
console.log(
  `${report.kills} kills: ${report.acknowledged} acknowledged, 0 lost, 0 doubled; ${report.unanswered} cut off; ` +
    `${report.askedAgain} asked again and answered the same; ${report.messages} messages in order, ${report.messagesCutOff} of them cut off; ${report.records} records replayed, books balanced.`,
);
for (const [type, count] of report.facts) console.log(`${String(count).padStart(9)}  ${type}`);
