import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { verifyJournal } from '@candor/journal';
import { runSeed } from './run-seed.ts';
import { favourites } from './traffic/traffic.ts';

/**
 * Records a golden journal: `node tools/run.mjs packages/sim/src/record-golden.ts NAME SEED COMMANDS PRODUCT…`, of which most
 * commands are about the products, if any are named. Once a version is released its golden journals stay as they are, and every later build has to replay them to the same chain and state.
 */
const [name, seed = `golden-${name}`, commands = '2000', ...products] = process.argv.slice(2);
const favoured = favourites.filter((product) => products.includes(product));
if (name === undefined) throw new Error('give the golden journal a name, such as v1');
const folder = mkdtempSync(join(tmpdir(), 'candor-golden-'));
const path = join(folder, 'journal.db');
runSeed(seed, { commands: Number(commands), favoured, keepAt: path });
writeFileSync(`packages/sim/golden/${name}.db.br`, brotliCompressSync(readFileSync(path)));
writeFileSync(`packages/sim/golden/${name}.json`, `${JSON.stringify(verifyJournal(path), undefined, 2)}\n`);
rmSync(folder, { recursive: true });
