/**
 * `npm run bench:against -- <tag or commit> [--rounds n] [parts of the bench]`: measures an older state of the project and this one by
 * turns, in one run, and prints the figures side by side, with the goals. The older one is taken out of git into a folder of the
 * cache, with its own packages. A row is compared with the row of the same table and name; what only one of them measures is left out.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { figureOf, medianOf, tablesOf } from './lib/bench-tables.mjs';
import { forwardSignals, mustRun, runQuietly } from './lib/child.mjs';
import { cache, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { dim, giveUp, say, step } from './lib/say.mjs';

const given = process.argv.slice(2);
const roundsAt = given.indexOf('--rounds');
const rounds = roundsAt < 0 ? 3 : Number(given.splice(roundsAt, 2)[1]);
const [ref, ...parts] = given;
if (ref === undefined || !(rounds >= 1)) giveUp('usage: npm run bench:against -- <tag or commit> [--rounds n] [parts]');

await prepare({ build: false });
forwardSignals();

const commit = (await mustRun('git', 'git', ['rev-parse', '--verify', `${ref}^{commit}`])).trim();
const older = join(cache, 'against', commit.slice(0, 12));
if (!existsSync(older)) await step(`took ${ref} out of git`, () => takeOut(commit, older));

const measured = { older: [], now: [] };
for (let round = 0; round < rounds; round++) {
  // Each side is first as often as the other, so that a machine that grows slower favours neither.
  const sides = round % 2 === 0 ? ['older', 'now'] : ['now', 'older'];
  for (const side of sides) {
    await step(`round ${round + 1} of ${rounds}, ${side === 'now' ? 'this state' : ref}`, async () => {
      measured[side].push(...(await runBench(side === 'now' ? root : older)));
    });
  }
}
say(dim(`load of the machine ${loadavg()[0].toFixed(1)}`));
for (const { title, rows } of compared()) {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const shown = `now : ${ref}`;
  say(`\n${title}\n${''.padEnd(width)}  ${ref.padStart(14)}  ${'now'.padStart(14)}  ${shown}  goal`);
  for (const { what, was, is, ratio, goal } of rows) {
    const compared = `${ratio.toFixed(2)}×`.padEnd(shown.length);
    say(`${what.padEnd(width)}  ${was.padStart(14)}  ${is.padStart(14)}  ${compared}  ${goal}`.trimEnd());
  }
}

async function takeOut(wanted, folder) {
  const fresh = `${folder}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const archive = `${fresh}.tar`;
  await mustRun('git archive', 'git', ['archive', '--format=tar', `--output=${archive}`, wanted]);
  await mustRun('tar', 'tar', ['-xf', archive, '-C', fresh]);
  rmSync(archive);
  renameSync(fresh, folder);
}

async function runBench(cwd) {
  const run = ['tools/run.mjs', '--expose-gc', 'bench/main.ts', ...parts];
  const { code, output } = await runQuietly(process.execPath, run, { cwd });
  if (code !== 0) giveUp(`the bench in ${cwd} ended with code ${code}\n\n${output.trim()}`);
  return tablesOf(output);
}

/** The rows that both states measured, each with the median of its rounds. */
function compared() {
  const byName = (tables) => {
    const cells = new Map();
    for (const { title, rows } of tables) {
      for (const { what, value, goal } of rows) {
        const number = figureOf(value);
        const key = `${title}\n${what}`;
        if (number !== undefined) cells.set(key, [...(cells.get(key) ?? []), { number, value, goal }]);
      }
    }
    return cells;
  };
  const older = byName(measured.older);
  const found = new Map();
  for (const [key, cells] of byName(measured.now)) {
    const before = older.get(key);
    if (before === undefined) continue;
    const [title, what] = key.split('\n');
    const middle = (some) => some.find(({ number }) => number === medianOf(some.map((cell) => cell.number)));
    const [was, is] = [middle(before), middle(cells)];
    if (was.number === 0) continue;
    const row = { what, was: was.value, is: is.value, ratio: is.number / was.number, goal: is.goal };
    found.set(title, [...(found.get(title) ?? []), row]);
  }
  return [...found].map(([title, rows]) => ({ title, rows }));
}
