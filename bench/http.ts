import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { newApiUser } from '../e2e/load/api-user.ts';
import { startServerProcess } from '../e2e/load/server-process.ts';
import { printTable, rate } from './lib/table.ts';

const target = 0.5;
const connections = 64;
const seconds = 6;
const users = 8;

/** The least a POST can cost: the same framework, the same kind of body, an answer of the same size, nothing done. */
const bareServer = `
  import fastify from 'fastify';
  import formbody from '@fastify/formbody';
  const app = fastify();
  await app.register(formbody);
  const answer = { type: 'ok', code: 1, message: { id: 123456, status: 'expired', reason: 'immediate_remainder', filled_amount: '0', filled_quote: '0', fee: '0' } };
  app.post('/api/coin/trade', async () => answer);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(address);
`;

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

async function load(address: string, tokens: readonly string[]): Promise<Load> {
  const body = 'lang=en&type=1&currency_id=1&legal_id=3&amount=0.0002&target_price=40000&time_in_force=ioc';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const requests = tokens.map((token) => ({
    method: 'POST' as const,
    path: '/api/coin/trade',
    headers: { ...headers, authorization: token },
    body,
  }));
  const run = (duration: number) => autocannon({ url: address, connections, duration, requests });
  await run(2);
  const result = await run(seconds);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** Orders over HTTP, signed in and durable before they are answered, against a bare fastify POST on the same machine. */
export async function benchHttp(): Promise<void> {
  const bare = spawn(process.execPath, ['--input-type=module', '-e', bareServer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(bare.stdout, 'data')) as [Buffer];
  const reference = await load(
    line.toString().trim(),
    Array.from({ length: users }, () => 'token'),
  );
  bare.kill();

  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const server = await startServerProcess(dataFolder, process.cwd());
  const tokens: string[] = [];
  for (let user = 0; user < users; user++) tokens.push(await newApiUser(server.address, dataFolder, `bench${user}`));
  const orders = await load(server.address, tokens);
  await server.stop();
  rmSync(dataFolder, { recursive: true });

  const ratio = orders.perSecond / reference.perSecond;
  const times = (of: Load) => `p50 ${of.p50} ms, p99 ${of.p99} ms`;
  printTable(`Orders over HTTP, ${connections} connections, load from the same machine`, [
    {
      what: 'durable orders',
      value: rate(orders.perSecond),
      against: `bare fastify POST ${rate(reference.perSecond)}`,
      ratio,
      target: `>= ${target}×`,
      isMet: ratio >= target,
    },
    { what: '  latency', value: times(orders), against: times(reference) },
    { what: '  failed', value: String(orders.failed), isMet: orders.failed === 0 },
  ]);
}
