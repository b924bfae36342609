import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { present } from '@candor/kernel';
import autocannon from 'autocannon';
import { newApiUser } from '../e2e/load/api-user.ts';
import { restingPrice } from '../e2e/load/resting-price.ts';
import { startServerProcess } from '../e2e/load/server-process.ts';
import { processorMs } from './lib/of-process.ts';
import { spreadLoad } from './lib/spread-load.ts';
import { printTable, rate } from './lib/table.ts';

const ratioMin = 0.3;
const processorMicrosMax = 65;
const connections = 64;
const seconds = 6;
const users = 8;
/** A load that leaves room, at which the time of an answer says what an order waits for. */
const calmPerSecond = 1_000;
const calmP99MsMax = 6;
const fullP99MsMax = 12;

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

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that are not of the kind they should be, and requests without one. */
  readonly failed: number;
  /** Microseconds of processor time that the server took for one, all its threads together. */
  readonly micros: number;
}

interface Target {
  readonly address: string;
  readonly pid: number;
  readonly tokens: readonly string[];
  /** Below the market, so that the order finds nobody and ends at once. */
  readonly price: string;
}

const isTaken = (body: string) => body.includes('"status":"expired"');

/** An order of each of the users, to be sent again and again. */
function requestsOf({ tokens, price }: Target) {
  const order = `lang=en&type=1&currency_id=1&legal_id=3&amount=0.0002&target_price=${price}&time_in_force=ioc`;
  return tokens.map((token) => ({
    method: 'POST' as const,
    path: '/api/coin/trade',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: token },
    body: order,
  }));
}

/** Orders as fast as they are answered, once the code is warm. */
async function load(target: Target): Promise<Load> {
  const { address, pid } = target;
  const requests = requestsOf(target);
  const run = (duration: number) => autocannon({ url: address, connections, duration, requests, verifyBody: isTaken });
  await run(2);
  const usedMs = processorMs(pid);
  const result = await run(seconds);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.mismatches,
    micros: ((processorMs(pid) - usedMs) * 1_000) / result.requests.total,
  };
}

/** Orders at a rate that leaves room. */
async function calmLoad(target: Target): Promise<Pick<Load, 'p50' | 'p99' | 'failed'>> {
  const { ms, failed } = await spreadLoad({
    url: target.address,
    perSecond: calmPerSecond,
    seconds,
    requests: requestsOf(target),
    isRight: isTaken,
  });
  const at = (share: number) => Number((ms[Math.floor(ms.length * share)] ?? Number.NaN).toFixed(1));
  return { p50: at(0.5), p99: at(0.99), failed };
}

/** Does something with a server of its own that has users with funds. */
async function withExchange<T>(nodeOptions: readonly string[], work: (target: Target) => Promise<T>): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const server = await startServerProcess(dataFolder, process.cwd(), {}, undefined, nodeOptions);
  const { address, pid } = server;
  const tokens: string[] = [];
  for (let user = 0; user < users; user++) tokens.push(await newApiUser(address, dataFolder, `bench${user}`));
  const done = await work({ address, pid, tokens, price: await restingPrice(address) });
  await server.stop();
  rmSync(dataFolder, { recursive: true });
  return done;
}

/** The load of the bench on a server with these options of Node.js; began and ended by the clock that only goes forward, in microseconds. */
export function loadOrders(
  nodeOptions: readonly string[],
): Promise<Load & { readonly fromUs: number; readonly untilUs: number }> {
  const nowUs = () => Number(process.hrtime.bigint() / 1_000n);
  return withExchange(nodeOptions, async (target) => {
    await load(target);
    const fromUs = nowUs();
    return { ...(await load(target)), fromUs, untilUs: nowUs() };
  });
}

/** Orders over HTTP, signed in and durable before they are answered, against a bare fastify POST on the same machine. */
export async function benchHttp(): Promise<void> {
  const bare = spawn(process.execPath, ['--input-type=module', '-e', bareServer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(bare.stdout, 'data')) as [Buffer];
  const bareTarget = {
    address: line.toString().trim(),
    pid: present(bare.pid, 'a process that has said its address has a number'),
    tokens: Array.from({ length: users }, () => 'token'),
    price: '40000',
  };
  const reference = await load(bareTarget);
  const calmReference = await calmLoad(bareTarget);
  bare.kill();

  const { orders, calm } = await withExchange([], async (target) => ({
    orders: await load(target),
    calm: await calmLoad(target),
  }));

  const ratio = orders.perSecond / reference.perSecond;
  const times = (of: Pick<Load, 'p50' | 'p99'>) => `p50 ${of.p50} ms, p99 ${of.p99} ms`;
  const micros = (of: Load) => `${of.micros.toFixed(0)} µs`;
  const failed = orders.failed + calm.failed;
  printTable(`Orders over HTTP, ${connections} connections, load from the same machine (${loadavg()[0]?.toFixed(1)})`, [
    {
      what: 'durable orders',
      value: rate(orders.perSecond),
      against: `bare fastify POST ${rate(reference.perSecond)}`,
      ratio,
      target: `>= ${ratioMin}×`,
      isMet: ratio >= ratioMin,
    },
    {
      what: '  latency',
      value: times(orders),
      against: times(reference),
      target: `p99 <= ${fullP99MsMax} ms`,
      isMet: orders.p99 <= fullP99MsMax,
    },
    {
      what: '  processor time, all threads',
      value: micros(orders),
      against: micros(reference),
      ratio: orders.micros / reference.micros,
      target: `<= ${processorMicrosMax} µs`,
      isMet: orders.micros <= processorMicrosMax,
    },
    {
      what: `  latency at ${rate(calmPerSecond)}`,
      value: times(calm),
      against: times(calmReference),
      target: `p99 <= ${calmP99MsMax} ms`,
      isMet: calm.p99 <= calmP99MsMax,
    },
    { what: '  failed', value: String(failed), isMet: failed === 0 },
  ]);
}
