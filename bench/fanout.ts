import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../e2e/load/server-process.ts';
import { residentBytes } from './lib/of-process.ts';
import { printTable, rate } from './lib/table.ts';

const clients = 2_000;
const seconds = 10;

interface Heard {
  readonly connected: number;
  readonly perSecond: number;
  readonly bytesPerClient: number;
  readonly gaps: number;
  readonly p50: number;
  readonly p99: number;
}

/** The live market to many readers: every one follows all prices and one book. */
export async function benchFanout(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const server = await startServerProcess(dataFolder, process.cwd());
  const bytesBefore = residentBytes(server.pid);
  const outDir = join(process.cwd(), '.cache', 'run', `fanout-${process.pid}`);
  const entry = 'fanout-clients=bench/lib/fanout-clients.ts';
  execFileSync(process.execPath, [join(process.cwd(), 'tools', 'build.mjs'), 'server', outDir, entry]);
  const crowd = spawn(
    process.execPath,
    [join(outDir, 'fanout-clients.js'), server.address, String(clients), String(seconds)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let out = '';
  crowd.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  // The last seconds of the crowd are the measured ones.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await once(crowd, 'exit');
  const bytesAfter = residentBytes(server.pid);
  const heard = JSON.parse(out) as Heard;
  await server.stop();
  rmSync(dataFolder, { recursive: true });
  const expected = heard.perSecond / clients;
  printTable(`Live market to ${clients.toLocaleString('en')} sockets, load from the same machine`, [
    { what: 'connected', value: String(heard.connected), isMet: heard.connected === clients },
    { what: 'messages delivered', value: `${rate(heard.perSecond)} (${expected.toFixed(1)} a second each)` },
    { what: 'gaps in the sequences', value: String(heard.gaps), isMet: heard.gaps === 0 },
    { what: 'from the grid instant to the reader', value: `p50 ${heard.p50} ms, p99 ${heard.p99} ms` },
    { what: 'bytes a second and reader', value: heard.bytesPerClient.toFixed(0) },
    { what: 'memory more per reader', value: `${((bytesAfter - bytesBefore) / clients / 1024).toFixed(1)} KB` },
  ]);
}
