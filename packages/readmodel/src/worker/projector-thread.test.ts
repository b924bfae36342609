import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type HostedExchange, journalFile, startInProcess } from '@candor/journal';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openReader } from '../reader.ts';
import { openSqlite } from '../sqlite/index.ts';
import { startMs } from '../testing/facts.ts';
import { foundSmallMarket, traffic } from '../testing/small-market.ts';
import { type ProjectorThread, startProjector } from './start-projector.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Inside the project, so that the bundle finds its libraries. */
const bundles = join(root, '.cache', 'test');
let bundle: string;
let folder: string;
let exchange: HostedExchange;
let troubles: string[];

beforeAll(async () => {
  mkdirSync(bundles, { recursive: true });
  bundle = mkdtempSync(join(bundles, 'projector-'));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: [/^@candor\//], external: true },
    build: {
      ssr: true,
      outDir: bundle,
      minify: false,
      rolldownOptions: { input: { worker: join(root, 'apps/server/src/projector-worker.ts') } },
    },
  });
});

afterAll(() => rmSync(bundle, { recursive: true, force: true }));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-thread-'));
  troubles = [];
  let nowMs = startMs;
  exchange = await startInProcess({ path: join(folder, journalFile), nowMs: () => (nowMs += 100) });
});

afterEach(async () => {
  await exchange.close();
  rmSync(folder, { recursive: true, force: true });
});

const readModelPath = (): string => join(folder, 'readmodel.db');

function start(): Promise<ProjectorThread> {
  return startProjector({
    workerUrl: pathToFileURL(join(bundle, 'worker.js')),
    journalPath: join(folder, journalFile),
    readModelPath: readModelPath(),
    onTrouble: ({ next }) => troubles.push(next),
    restartMs: [1],
  });
}

test('a reader sees its own write once the thread has reported it, also after a restart', async () => {
  for (const seed of ['first', 'second']) {
    const thread = await start();
    exchange.onCommitted(() => thread.committed());
    const reader = openReader(readModelPath(), { progress: thread.progress });
    if (seed === 'first') await foundSmallMarket(exchange);
    for (const submission of traffic(seed, 20)) {
      const { sequence } = await exchange.submit(submission);
      expect(await reader.waitFor(sequence, 10_000)).toBe(true);
      expect((await reader.watermark()).sequence).toBeGreaterThanOrEqual(sequence);
    }
    await reader.close();
    await thread.close();
  }
  expect(troubles).toEqual([]);
});

test('a thread that fails is started again, with new tables when those it has are no good', async () => {
  const thread = await start();
  const reader = openReader(readModelPath(), { progress: thread.progress });
  const replaced = new Promise<void>((resolve) => thread.onReplaced(resolve));
  const saboteur = openSqlite(readModelPath());
  saboteur.exec('drop table orders; drop table ledger_entries');
  saboteur.close();
  await foundSmallMarket(exchange);
  thread.committed();
  await replaced;
  await reader.reopen();
  thread.committed();
  expect(await reader.waitFor(exchange.lastSequence, 10_000)).toBe(true);
  expect((await reader.watermark()).sequence).toBe(exchange.lastSequence);
  expect(reader.lag()).toMatchObject({ behindMs: 0, isFollowing: true });
  expect(troubles).toEqual(['again', 'again', 'over']);
  await reader.close();
  await thread.close();
});

test.each([
  ['garbage', Buffer.alloc(8_192, 7)],
  ['zeroes', Buffer.alloc(8_192)],
  ['half a page', Buffer.from('SQLite format 3\0 and then nothing')],
])('a file of %s is made anew', async (_, bytes) => {
  await foundSmallMarket(exchange);
  writeFileSync(readModelPath(), bytes);
  const thread = await start();
  const reader = openReader(readModelPath(), { progress: thread.progress });
  expect(await reader.waitFor(exchange.lastSequence, 10_000)).toBe(true);
  expect(troubles).toEqual(['over']);
  await reader.close();
  await thread.close();
});
