import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AssetId } from '@candor/exchange';
import type { PlainFacts } from './statement-facts.ts';
import { StatementMaker } from './statement-maker.ts';
import { depositAndWithdrawal, sampleFacts, section } from './testing/sample-facts.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let bundle: string;

beforeAll(async () => {
  const bundles = join(root, '.cache', 'test');
  mkdirSync(bundles, { recursive: true });
  bundle = mkdtempSync(join(bundles, 'statements-'));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: [/^@candor\//], external: true },
    build: {
      ssr: true,
      outDir: bundle,
      minify: false,
      rolldownOptions: { input: { worker: join(root, 'apps/server/src/statement-worker.ts') } },
    },
  });
});
afterAll(() => rmSync(bundle, { recursive: true, force: true }));

function plainFacts(): PlainFacts {
  const { assetOf, ...plain } = sampleFacts([section(0, 5n, depositAndWithdrawal)]);
  return { ...plain, assets: new Map([[0 as AssetId, assetOf(0 as AssetId)]]) };
}

it('writes the same in a thread as in this one, for all callers, and goes on with other work', async () => {
  const there = new StatementMaker(pathToFileURL(join(bundle, 'worker.js')));
  const here = new StatementMaker(undefined);
  let turns = 0;
  const turning = setInterval(() => (turns += 1));
  const files = await Promise.all((['pdf', 'csv', 'pdf'] as const).map((format) => there.make(format, plainFacts())));
  clearInterval(turning);
  const [pdf, csv] = [await here.make('pdf', plainFacts()), await here.make('csv', plainFacts())];
  expect(files.map(({ fileName }) => fileName)).toEqual([pdf, csv, pdf].map(({ fileName }) => fileName));
  expect(Buffer.from(files[1]?.content ?? [])).toEqual(Buffer.from(csv.content));
  expect(files[0]?.content.length).toBe(pdf.content.length);
  expect(turns).toBeGreaterThan(1);
  await there.close();
});

it('refuses when too many wait, and when its thread has failed', async () => {
  const there = new StatementMaker(pathToFileURL(join(bundle, 'worker.js')));
  const settled = await Promise.allSettled(Array.from({ length: 17 }, () => there.make('csv', plainFacts())));
  expect(settled.map(({ status }) => status)).toEqual([...Array<string>(16).fill('fulfilled'), 'rejected']);
  await there.close();
  const broken = new StatementMaker(pathToFileURL(join(bundle, 'there-is-none.js')));
  await expect(broken.make('csv', plainFacts())).rejects.toMatchObject({ kind: 'server_busy' });
});
