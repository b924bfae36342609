import { rmSync, writeFileSync } from 'node:fs';
import { verifyJournal } from '@candor/journal';
import { runSeed } from './run-seed.ts';

/**
 * Records a golden journal: `node tools/run.mjs packages/sim/src/record-golden.ts NAME`. Once a version is released its
 * golden journals stay as they are, and every later build has to replay them to the same chain and state.
 */
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('give the golden journal a name, such as v1');
const path = `packages/sim/golden/${name}.db`;
runSeed(`golden-${name}`, { commands: 2_000, keepAt: path });
writeFileSync(`packages/sim/golden/${name}.json`, `${JSON.stringify(verifyJournal(path), undefined, 2)}\n`);
for (const besides of ['-wal', '-shm']) rmSync(path + besides, { force: true });
