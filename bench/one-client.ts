import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codesIn } from '../e2e/attack/codes.ts';
import { honestOrders, quantile } from '../e2e/attack/honest-orders.ts';
import { People } from '../e2e/attack/people.ts';
import { attackRows } from '../e2e/attack/rows.ts';
import { startServerProcess } from '../e2e/load/server-process.ts';
import { printTable, type Row } from './lib/table.ts';

const calmSeconds = 10;
/** Seconds per row. The users and tickets that an attack needs before it begins are part of them. */
const rowSeconds = 14;
const slowRows: Readonly<Record<string, number>> = { tickets: 24, avif: 20 };
const restMs = 2_000;
const p99MsMax = 50;

/** Measures orders of one user while another client does all it can, with the limits of an installation. */
export async function benchOneClient(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const server = await startServerProcess(dataFolder, process.cwd(), { CANDOR_LIMITS: 'standard' });
  try {
    printTable(
      'One order every 100 ms while one client does what it can: p50 / p99 / longest, load from the same machine',
      await measured(server.address, dataFolder),
    );
  } finally {
    await server.stop();
    rmSync(dataFolder, { recursive: true });
  }
}

async function measured(address: string, dataFolder: string): Promise<readonly Row[]> {
  const clients = clientsBundle();
  const token = await new People(address, codesIn(dataFolder)).user('trader');
  await honestOrders(address, token, 3_000);
  const calm = await honestOrders(address, token, calmSeconds * 1_000);
  const rows: Row[] = [];
  for (const [name, { what }] of Object.entries(attackRows)) {
    const seconds = slowRows[name] ?? rowSeconds;
    const attack = attacked(clients, [address, dataFolder, name, String(seconds)]);
    const during = await honestOrders(address, token, seconds * 1_000);
    const tally = await attack;
    const p99 = quantile(during.ms, 0.99);
    rows.push({
      what,
      value: told(during.ms),
      against: `calm ${told(calm.ms)}`,
      ratio: p99 / quantile(calm.ms, 0.99),
      target: `p99 <= ${p99MsMax} ms`,
      isMet: p99 <= p99MsMax && during.refused === 0,
    });
    rows.push({ what: `  ${tally}`, value: `${during.ms.length} orders, ${during.refused} refused` });
    await pause(restMs);
  }
  return rows;
}

function clientsBundle(): string {
  const outDir = join(process.cwd(), '.cache', 'run', `attack-${process.pid}`);
  const entry = 'attack-clients=e2e/attack/clients.ts';
  execFileSync(process.execPath, [join(process.cwd(), 'tools', 'build.mjs'), 'server', outDir, entry]);
  return join(outDir, 'attack-clients.js');
}

/** In a process of its own. Returns the answers, in words. */
async function attacked(clients: string, given: readonly string[]): Promise<string> {
  const attacker = spawn(process.execPath, [clients, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  attacker.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  await once(attacker, 'exit');
  if (out === '') return 'the attack failed';
  const tally = Object.entries(JSON.parse(out) as Record<string, number>);
  return tally.map(([answer, times]) => `${answer}: ${times}`).join(', ');
}

function told(ms: readonly number[]): string {
  return [quantile(ms, 0.5), quantile(ms, 0.99), Math.max(...ms)].map((value) => value.toFixed(0)).join(' / ');
}
