import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openSqlite } from '@candor/readmodel/sqlite';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { lookEveryMs, watchPlatform } from './platform-check.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const pageBytes = 4_096;
let bundle: string;

beforeAll(async () => {
  const bundles = join(root, '.cache', 'test');
  mkdirSync(bundles, { recursive: true });
  bundle = mkdtempSync(join(bundles, 'platform-check-'));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: [/^@candor\//], external: true },
    build: {
      ssr: true,
      outDir: bundle,
      minify: false,
      rolldownOptions: { input: { worker: join(root, 'apps/server/src/platform-check-worker.ts') } },
    },
  });
});
afterAll(() => rmSync(bundle, { recursive: true, force: true }));

/** A database with people in it, which is watched. */
function world() {
  const path = join(mkdtempSync(join(bundle, 'world-')), 'platform.db');
  const db = openSqlite(path);
  db.exec('create table users (id integer primary key, email text not null)');
  const add = db.prepare('insert into users (email) values (?)');
  for (let count = 0; count < 2_000; count++) add.run(`user${count}@example.com`);
  db.exec('pragma wal_checkpoint(truncate)');
  const said: { readonly event: string; readonly findings?: readonly string[] }[] = [];
  const note = (fields: { readonly event: string }) => void said.push(fields);
  const workerUrl = pathToFileURL(join(bundle, 'worker.js'));
  const watch = watchPlatform({ path, workerUrl, log: { info: note, warn: note, error: note } as never });
  void watch.start();
  onTestFinished(async () => {
    await watch.stop();
    db.close();
  });
  return { path, said, watch };
}

async function overwrite(path: string, page: number, content: Buffer): Promise<Buffer> {
  const file = await open(path, 'r+');
  try {
    const before = Buffer.alloc(content.length);
    await file.read(before, 0, content.length, page * pageBytes);
    await file.write(content, 0, content.length, page * pageBytes);
    return before;
  } finally {
    await file.close();
  }
}

it('finds a damaged page in a file that is in use, and takes it back when the page is mended', async () => {
  const { path, said, watch } = world();
  await watch.look();
  expect(said).toMatchObject([{ event: 'platform.whole' }]);
  expect(watch.isDamaged).toBe(false);

  const before = await overwrite(path, 5, Buffer.alloc(pageBytes, 0xff));
  await watch.look();
  expect(said.at(-1)).toMatchObject({ event: 'platform.damaged', path });
  expect(said.at(-1)?.findings?.length).toBeGreaterThan(0);
  expect(watch.isDamaged).toBe(true);

  await overwrite(path, 5, before);
  await watch.look();
  expect(watch.isDamaged).toBe(false);
});

it('reports a file that is no database any more as damaged', async () => {
  const { path, said, watch } = world();
  await watch.look();
  await overwrite(path, 0, Buffer.alloc(pageBytes, 0x61));
  await watch.look();
  expect(said.at(-1)).toMatchObject({ event: 'platform.damaged' });
  expect(watch.isDamaged).toBe(true);
});

it('looks again every day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { said, watch } = world();
  await watch.look();
  vi.advanceTimersByTime(lookEveryMs);
  await watch.look();
  expect(said.map(({ event }) => event)).toEqual(['platform.whole', 'platform.whole']);
  vi.advanceTimersByTime(lookEveryMs - 1);
  await new Promise(setImmediate);
  expect(said).toHaveLength(2);
});
