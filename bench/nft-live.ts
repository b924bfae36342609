import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustGet, mustPost, newApiUser } from '../e2e/load/api-user.ts';
import { startServerProcess } from '../e2e/load/server-process.ts';
import { processorMs } from './lib/of-process.ts';
import { printTable, type Row } from './lib/table.ts';

const watchers = 5_000;
const bidders = 40;
const bidsPerSecond = 1_000;
const seconds = 10;
const connections = 64;
const p99MsMax = 250;
/** A price that grows by a twentieth with every bid passes what can be counted after some hundreds: most of a rush comes too late. */
const oneIn = 25;
const usdt = 3;
/** Of /proc: hundredths of a second. */

interface Lot {
  readonly code: string;
  readonly type: string;
  readonly sale?: { readonly mode: string; readonly price: string; readonly currency_id: number };
}

interface Heard {
  readonly connected: number;
  readonly messages: number;
  readonly gaps: number;
  readonly p50: number;
  readonly p99: number;
}

/** The cheapest work of the practice market, which offers its first ones some seconds after the start. */
async function cheapest(address: string, seller: string): Promise<Required<Lot>> {
  for (let tries = 0; tries < 60; tries++) {
    const { data } = (await mustGet(address, '/bind_box/getBoxList?limit=50', seller)) as { data: readonly Lot[] };
    const fixed = data.filter(
      (lot): lot is Required<Lot> => lot.type !== 'box' && lot.sale?.mode === 'normal' && lot.sale.currency_id === usdt,
    );
    const [lot] = fixed.toSorted((a, b) => Number(a.sale.price) - Number(b.sale.price));
    if (lot !== undefined) return lot;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('the practice market has no work on sale');
}

/** Buys a work and puts it up for auction; answers its code. */
async function auction(address: string, seller: string): Promise<string> {
  const lot = await cheapest(address, seller);
  const { code } = lot;
  await mustPost(address, '/bind_box/buyNFT', { code, currency_id: usdt, price: lot.sale.price }, seller);
  const sale = { code, mode: 'auction', currency_id: usdt, price: '0.01', raise: '0.000001' };
  await mustPost(address, '/bind_box/resellNFT', { ...sale, start: 0, end: Date.now() + 3_600_000 }, seller);
  return code;
}

interface Rush {
  readonly perSecond: number;
  readonly accepted: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}

interface Room {
  readonly code: string;
  readonly tokens: readonly string[];
}

async function highest(address: string, code: string): Promise<number> {
  const { row } = (await mustGet(address, `/bind_box/getBoxDetail?id=${code}`, '')) as {
    readonly row: { readonly sale: { readonly price: string; readonly current_price?: string } };
  };
  return Number(row.sale.current_price ?? row.sale.price);
}

/** Bids so many times a second for so long, signed in and durable before they are answered. A bid that has to wait for its sending has waited. */
async function rush(address: string, { code, tokens }: Room, duration: number): Promise<Rush> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let current = await highest(address, code);
  let accepted = 0;
  let failed = 0;
  const bid = async (number: number, dueMs: number): Promise<void> => {
    const price = (number % oneIn === 0 ? current * 1.06 : current * 0.99).toFixed(6);
    const authorization = tokens[number % tokens.length] ?? '';
    const answer = await sent(
      agent,
      `${address}/api/bind_box/auctionNFT`,
      authorization,
      `lang=en&code=${code}&price=${price}`,
    );
    times.push(performance.now() - dueMs);
    if (answer?.type === 'ok') {
      accepted += 1;
      current = Math.max(current, Number(answer.message.current_price));
    } else if (answer?.code !== 'nft_bid_too_low') failed += 1;
  };
  const startMs = performance.now();
  const bids: Promise<void>[] = [];
  for (let elapsedMs = 0; elapsedMs < duration * 1_000; elapsedMs = performance.now() - startMs) {
    while (bids.length < (elapsedMs * bidsPerSecond) / 1_000) {
      bids.push(bid(bids.length, startMs + (bids.length * 1_000) / bidsPerSecond));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(bids);
  const perSecond = (bids.length * 1_000) / (performance.now() - startMs);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return { perSecond, accepted, failed, p50: at(0.5), p99: at(0.99) };
}

interface BidAnswer {
  readonly type: string;
  readonly code: string | number;
  readonly message: { readonly current_price: string };
}

function sent(agent: Agent, url: string, authorization: string, body: string): Promise<BidAnswer | undefined> {
  const headers = {
    authorization,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  return new Promise((resolve) => {
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(JSON.parse(text) as BidAnswer));
    });
    asked.on('error', () => resolve(undefined));
    asked.end(body);
  });
}

/** Bids over HTTP on one auction that a crowd watches over sockets. */
export async function benchNftLive(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  // Behind a proxy, so that each bidder has an address of their own.
  const server = await startServerProcess(dataFolder, process.cwd(), { PUBLIC_URL: 'http://localhost' });
  const { address } = server;
  const tokens: string[] = [];
  for (let user = 0; user <= bidders; user++) {
    tokens.push(await newApiUser(address, dataFolder, `bench${user}`, { ip: `10.0.0.${user + 1}` }));
  }
  const [seller = '', ...others] = tokens;
  const code = await auction(address, seller);
  for (const token of others) await mustPost(address, '/bind_box/marginNFT', { code }, token);
  const room = { code, tokens: others };
  await rush(address, room, 2);
  const alone = await rush(address, room, seconds / 4);

  const outDir = join(process.cwd(), '.cache', 'run', `nft-live-${process.pid}`);
  const entry = 'auction-watchers=bench/lib/auction-watchers.ts';
  execFileSync(process.execPath, [join(process.cwd(), 'tools', 'build.mjs'), 'server', outDir, entry]);
  const crowd = spawn(process.execPath, [join(outDir, 'auction-watchers.js'), address, String(watchers), code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let out = '';
  crowd.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  while (!out.includes('ready')) await once(crowd.stdout, 'data');
  const before = processorMs(server.pid);
  const watched = await rush(address, room, seconds);
  const busy = (processorMs(server.pid) - before) / 1_000 / seconds;
  crowd.stdin.end();
  await once(crowd, 'exit');
  const heard = JSON.parse(out.slice(out.indexOf('{'))) as Heard;
  await server.stop();
  rmSync(dataFolder, { recursive: true });

  const rows: Row[] = [
    {
      what: `bids a second, ${watched.accepted} taken in ${seconds} s`,
      value: watched.perSecond.toFixed(0),
      against: `nobody watches ${alone.perSecond.toFixed(0)}`,
      target: String(bidsPerSecond),
      isMet: watched.perSecond >= bidsPerSecond * 0.95,
    },
    {
      what: 'a bid, from sending to its durable answer',
      value: `p50 ${watched.p50} ms, p99 ${watched.p99} ms`,
      against: `p50 ${alone.p50} ms, p99 ${alone.p99} ms`,
      target: `p99 ${p99MsMax} ms`,
      isMet: watched.p99 <= p99MsMax,
    },
    {
      what: 'the news of it, from the bid to each watcher',
      value: `p50 ${heard.p50} ms, p99 ${heard.p99} ms`,
      target: `p99 ${2 * p99MsMax} ms`,
      isMet: heard.p99 <= 2 * p99MsMax,
    },
    { what: 'watchers connected', value: String(heard.connected), isMet: heard.connected === watchers },
    { what: 'messages delivered', value: `${(heard.messages / watchers).toFixed(0)} each` },
    { what: 'gaps in the sequences', value: String(heard.gaps), isMet: heard.gaps === 0 },
    { what: 'processor of the server', value: `${busy.toFixed(2)} cores` },
    { what: 'failed', value: String(watched.failed), isMet: watched.failed === 0 },
  ];
  const load = loadavg()[0]?.toFixed(1) ?? '';
  printTable(`One auction with ${watchers.toLocaleString('en')} watchers, load from the same machine (${load})`, rows);
}
