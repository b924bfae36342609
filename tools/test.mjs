/** `npm test`: builds everything that the tests run, then every check and every test. The last line is the result. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { forwardSignals, runInFront } from './lib/child.mjs';
import { cache, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { dim, duration, red, say, yellow } from './lib/say.mjs';
import { Tally } from './lib/tally.mjs';
import { tellCheck } from './lib/tell-check.mjs';

const startedAt = performance.now();
const tally = new Tally();

await prepare({ build: true });
forwardSignals();

const { runChecks } = await import('./checks/all.mjs');
for (const result of await runChecks(tellCheck, { isBuilt: true })) tally.addCheck(result);

const chromium = findChromium();
say(
  chromium === undefined
    ? `${yellow('!')} no Chromium found: browser journeys are skipped (set CHROMIUM_PATH)`
    : dim(`browser: ${chromium}`),
);

for (const suite of ['pure', 'unit', 'e2e']) await runSuite(suite);

say('');
for (const name of tally.skipped) say(`${yellow('-')} skipped  ${name}`);
for (const name of tally.failed) say(`${red('✗')} failed   ${name}`);
say(dim(`in ${duration(performance.now() - startedAt)}`));
say(tally.lastLine());
process.exitCode = tally.failed.length > 0 ? 1 : 0;

async function runSuite(project) {
  const file = join(cache, 'test', `${project}.json`);
  mkdirSync(join(cache, 'test'), { recursive: true });
  rmSync(file, { force: true });
  const code = await runInFront(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    // No keyboard: a test run never waits for one.
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) } },
  );
  tally.addVitest(project, readReport(file), code);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
