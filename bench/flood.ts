import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEnvelope, workField } from '@candor/api';
import { solveWork } from '@candor/api/work';
import { newApiUser, password } from '../e2e/load/api-user.ts';
import { startServerProcess } from '../e2e/load/server-process.ts';
import { printTable } from './lib/table.ts';

const users = 6;
/** Fewer than make the line a loaded one. */
const atOnce = 8;
const capacitySeconds = 5;
const floodSeconds = 30;
/** Until the flood has started. */
const settleMs = 2_000;
const times = 10;
const p99MsMax = 2_000;

interface Logins {
  readonly ms: readonly number[];
  readonly failed: number;
}

/** People log in while ten times as many as the server can hash do so without working for it (docs/security.md#floods). */
export async function benchFlood(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  // Behind a proxy, as a busy site is, so that each caller has an address of their own.
  const server = await startServerProcess(dataFolder, process.cwd(), { PUBLIC_URL: 'http://localhost' });
  const { address } = server;
  for (let user = 0; user < users; user++) await newApiUser(address, dataFolder, `person${user}`);
  await logIn(address, 1_000, 1);
  const capacity = (await logIn(address, capacitySeconds * 1_000, atOnce)).ms.length / capacitySeconds;
  const calm = await logIn(address, 10_000, 1);

  const flood = startFlood(address, Math.round(capacity * times));
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const flooded = await logIn(address, floodSeconds * 1_000 - 2 * settleMs, 1);
  const answers = await flood;
  await server.stop();
  rmSync(dataFolder, { recursive: true });

  const p99 = quantile(flooded.ms, 0.99);
  const sent = Object.values(answers).reduce((sum, count) => sum + count, 0);
  const share = (code: string) => `${(((answers[code] ?? 0) / sent) * 100).toFixed(1)} %`;
  printTable(`Logins while ${times} times as many come as can be hashed, load from the same machine`, [
    { what: 'logins a second, all that can be hashed', value: capacity.toFixed(0) },
    {
      what: 'p50 of a login with its work',
      value: `${quantile(flooded.ms, 0.5).toFixed(0)} ms`,
      against: `calm ${quantile(calm.ms, 0.5).toFixed(0)} ms`,
      ratio: quantile(flooded.ms, 0.5) / quantile(calm.ms, 0.5),
    },
    {
      what: 'p99',
      value: `${p99.toFixed(0)} ms`,
      against: `calm ${quantile(calm.ms, 0.99).toFixed(0)} ms`,
      ratio: p99 / quantile(calm.ms, 0.99),
      target: `<= ${p99MsMax} ms`,
      isMet: p99 <= p99MsMax,
    },
    { what: '  of so many', value: String(flooded.ms.length), against: `calm ${calm.ms.length}` },
    { what: '  refused', value: String(flooded.failed), isMet: flooded.failed === 0 },
    { what: 'the flood, a second', value: (sent / floodSeconds).toFixed(0) },
    { what: '  asked for work', value: share('work_needed') },
    { what: '  hashed', value: share('login_failed') },
    { what: '  told that the server is busy', value: share('server_busy') },
  ]);
}

let logins = 0;

/** Many people log in, each again as soon as they are in, from a new address each time. */
async function logIn(address: string, forMs: number, people: number): Promise<Logins> {
  const ms: number[] = [];
  let failed = 0;
  const endMs = performance.now() + forMs;
  const person = async () => {
    while (performance.now() < endMs) {
      const number = logins++;
      const startMs = performance.now();
      if (await isLoggedIn(address, number)) ms.push(performance.now() - startMs);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  return { ms, failed };
}

/** One login, with the work that it requires. */
async function isLoggedIn(address: string, number: number, work?: string): Promise<boolean> {
  const response = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `172.16.${(number >> 8) & 255}.${number & 255}` },
    body: new URLSearchParams({
      user_string: `person${number % users}@load.example`,
      password,
      ...(work === undefined ? {} : { [workField]: work }),
    }),
  });
  const opened = openEnvelope(await response.json());
  if (opened.kind === 'refused' && opened.work !== undefined && work === undefined) {
    return isLoggedIn(address, number, solveWork(opened.work));
  }
  return opened.kind === 'ok';
}

/** In a process of its own. Answers how often the flood got which code. */
async function startFlood(address: string, perSecond: number): Promise<Readonly<Record<string, number>>> {
  const outDir = join(process.cwd(), '.cache', 'run', `flood-${process.pid}`);
  const entry = 'flood-clients=bench/lib/flood-clients.ts';
  execFileSync(process.execPath, [join(process.cwd(), 'tools', 'build.mjs'), 'server', outDir, entry]);
  const clients = spawn(
    process.execPath,
    [join(outDir, 'flood-clients.js'), address, String(perSecond), String(floodSeconds)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let out = '';
  clients.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  await once(clients, 'exit');
  return JSON.parse(out) as Record<string, number>;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
