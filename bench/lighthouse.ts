import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../e2e/lib/browser.ts';
import { startServerProcess } from '../e2e/load/server-process.ts';
import { median, printTable } from './lib/table.ts';

/** The last version that runs on Node 20. It is fetched for this bench alone: nothing else needs its two hundred packages. */
const version = '12.8.2';
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const rounds = 3;
const pages = {
  home: 'index/index',
  market: 'market/market',
  trade: 'transaction/index',
  chart: 'transaction/currency',
  'contract chart': 'transaction/contract',
  assets: 'fund/assets',
};

type Category = keyof typeof goals;

interface Found {
  readonly lhr: {
    readonly categories: Readonly<
      Record<Category, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
    >;
    readonly audits: Readonly<
      Record<string, { readonly score: number | null; readonly numericValue?: number; readonly title: string }>
    >;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Found | undefined>;

/** Cold visits as Lighthouse makes them for a phone: four times slower, slow 4G. Needs `CHROMIUM_PATH`, and npm once. */
export async function benchLighthouse(): Promise<void> {
  const lighthouse = await fetched();
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const server = await startServerProcess(dataFolder, process.cwd());
  // A phone shares its processor with neither: of the two cores of a small machine they would take what is measured.
  for (const pid of [server.pid, process.pid]) setPriority(pid, constants.priority.PRIORITY_LOW);
  const rows = [];
  const faults = new Set<string>();
  for (const [name, path] of Object.entries(pages)) {
    const visits: Found['lhr'][] = [];
    for (let round = 0; round < rounds; round++) {
      const found = await lighthouse(`${server.address}/h5/#/pages/${path}`, {
        port,
        logLevel: 'error',
        formFactor: 'mobile',
        onlyCategories: Object.keys(goals),
      });
      if (found !== undefined) visits.push(found.lhr);
    }
    for (const category of Object.keys(goals) as Category[]) {
      const score = median(visits.map(({ categories }) => (categories[category].score ?? 0) * 100));
      rows.push({
        what: `${name}, ${category}`,
        value: score.toFixed(0),
        target: `>= ${goals[category]}`,
        isMet: score >= goals[category],
      });
    }
    const figure = (id: string) => median(visits.map(({ audits }) => audits[id]?.numericValue ?? 0));
    rows.push(
      { what: `${name}, largest paint`, value: `${figure('largest-contentful-paint').toFixed(0)} ms` },
      { what: `${name}, blocked`, value: `${figure('total-blocking-time').toFixed(0)} ms` },
      {
        what: `${name}, shift`,
        value: figure('cumulative-layout-shift').toFixed(3),
        target: '<= 0.01',
        isMet: figure('cumulative-layout-shift') <= 0.01,
      },
    );
    for (const { categories, audits } of visits)
      for (const category of ['accessibility', 'best-practices', 'seo'] as const)
        for (const { id } of categories[category].auditRefs) {
          const audit = audits[id];
          if (audit?.score !== null && audit?.score !== undefined && audit.score < 1)
            faults.add(`${name}: ${id}, ${audit.title}`);
        }
  }
  await browser.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true });
  printTable(`Lighthouse ${version}, phone, medians of ${rounds} cold visits`, rows);
  for (const fault of faults) console.log(`  ${fault}`);
}

/** Lighthouse out of the project's cache, fetched when it is not there. */
async function fetched(): Promise<Lighthouse> {
  const folder = join(process.cwd(), '.cache', 'lighthouse');
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    const given = [
      'install',
      '--prefix',
      folder,
      `lighthouse@${version}`,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ];
    const [code] = await once(spawn('npm', given, { stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error('Lighthouse could not be fetched');
  }
  const module = (await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse };
  return module.default;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('a port has a number');
  return address.port;
}
