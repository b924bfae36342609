import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dayMs } from '@candor/kernel';
import type { PairId } from '@candor/exchange';
import { createHistory, createSimulation, practiceCatalogue } from '@candor/feed';
import pino from 'pino';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Charts } from './charts.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const untilMinute = Math.floor(Date.UTC(2026, 10, 19, 13, 37) / 60_000);
const untilMs = untilMinute * 60_000;
const seed = 'charts';
const btcUsdt = 1 as PairId;
let bundle: string;
let folder: string;
let charts: Charts;

beforeAll(async () => {
  const bundles = join(root, '.cache', 'test');
  mkdirSync(bundles, { recursive: true });
  bundle = mkdtempSync(join(bundles, 'charts-'));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: [/^@candor\//], external: true },
    build: {
      ssr: true,
      outDir: bundle,
      minify: false,
      rolldownOptions: { input: { worker: join(root, 'apps/server/src/chart-worker.ts') } },
    },
  });
});

afterAll(() => rmSync(bundle, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-charts-'));
  charts = chartsOf('worker.js');
});

afterEach(async () => {
  await charts.close();
  rmSync(folder, { recursive: true, force: true });
});

const chartsOf = (worker: string) =>
  new Charts({
    workerUrl: pathToFileURL(join(bundle, worker)),
    log: pino({ level: 'silent' }),
    seed,
    untilMinute,
    folder,
    made: 'test',
  });
const monthOfFives = (monthsAgo: number, pairId = btcUsdt) =>
  charts.candles(pairId, '5min', untilMs - (monthsAgo + 1) * 28 * dayMs, untilMs - monthsAgo * 28 * dayMs);

it('returns the candles of the simulation, and goes on with other work while they are made', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1));
  const asked = await monthOfFives(1).finally(() => clearInterval(turning));
  const whole = createHistory(createSimulation(seed, practiceCatalogue), untilMinute);
  expect(asked).toEqual(whole.candles(btcUsdt, '5min', untilMs - 56 * dayMs, untilMs - 28 * dayMs));
  // A loop that made a month of candles itself would have had no turn in between.
  expect(turns).toBeGreaterThan(1);
});

it('makes one chart for all its callers, and answers stored ones before those to be made', async () => {
  await monthOfFives(0);
  const order: string[] = [];
  const cold = [2 as PairId, 4 as PairId, 5 as PairId].map((pairId) =>
    monthOfFives(0, pairId).then(() => order.push('cold')),
  );
  const warm = charts.candles(btcUsdt, '15min', untilMs - dayMs, untilMs);
  expect(charts.candles(btcUsdt, '15min', untilMs - dayMs, untilMs)).toBe(warm);
  await Promise.all([...cold, warm.then(() => order.push('warm'))]);
  expect(order.indexOf('warm')).toBeLessThan(2);
});

it('refuses when too many different charts are waited for', async () => {
  const asked = Array.from({ length: 65 }, (_, index) =>
    charts.candles(btcUsdt, '1min', untilMs - index * 60_000 - dayMs, untilMs - index * 60_000),
  );
  const settled = await Promise.allSettled(asked);
  expect(settled.map(({ status }) => status)).toEqual([...Array<string>(64).fill('fulfilled'), 'rejected']);
  expect(settled.at(-1)).toMatchObject({ reason: { kind: 'server_busy' } });
});

it('rejects the calls of a failed thread, and uses a new one the next time', async () => {
  const broken = chartsOf('there-is-no-such.js');
  const hour = ['1min', untilMs - 3_600_000, untilMs] as const;
  for (let i = 0; i < 2; i++) {
    await expect(broken.candles(btcUsdt, ...hour)).rejects.toMatchObject({ kind: 'server_busy' });
  }
});
