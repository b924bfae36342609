import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isCutOff, mustGet, mustPost, newApiUser, post } from '../load/api-user.ts';
import { projectFolder, startServerProcess } from '../load/server-process.ts';
import { checkBooks } from './books.ts';
import { Client } from './client.ts';
import type { Request } from './request.ts';
import { openFunding } from './funds.ts';
import { operatorEnvironment } from './operator.ts';
import { siteUrl } from './spender.ts';

const environment = { ...operatorEnvironment, PUBLIC_URL: siteUrl };
const eachAtOnce = 100;
const balance = 100;
const noMarket = { leader: 0, termsHash: '' };

/** One more withdrawal, or the one that was cut off, sent as it was. */
async function withdraw(client: Client, address: string, sent?: Request): Promise<void> {
  try {
    const [path, fields] = sent === undefined ? await client.spender.withdrawal(address) : [sent.path, sent.fields];
    const id = `crowd-${client.spender.accountId}-${client.requests.length}`;
    const request: Request = sent ?? { id, path, fields: { ...fields, req_id: id } };
    if (sent === undefined) client.requests.push(request);
    request.answer = await post(address, request.path, request.fields, client.login);
  } catch (error) {
    if (!isCutOff(error)) throw error;
  }
}

/** All send everything at once, including requests that were cut off before. */
function crowd(clients: readonly Client[], address: string): Promise<unknown> {
  return Promise.all(
    clients.flatMap((client) => {
      const cutOff = client.requests.filter(({ answer }) => answer === undefined);
      const fresh = Array.from({ length: eachAtOnce - cutOff.length }, () => withdraw(client, address));
      return [...cutOff.map((request) => withdraw(client, address, request)), ...fresh];
    }),
  );
}

const taken = ({ requests }: Client): number =>
  requests.reduce((sum, { answer, fields }) => sum + (answer?.type === 'ok' ? Number(fields.number) : 0), 0);
const codes = (clients: readonly Client[]) =>
  new Set(clients.flatMap(({ requests }) => requests.map(({ answer }) => answer?.code)));

test('500 withdrawals at once, killed in the middle, never take more than the balance or the limit', async () => {
  const project = projectFolder(import.meta.url);
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-crowd-'));
  let server = await startServerProcess(dataFolder, project, environment);
  try {
    // About 300 USDT, and time enough that none of it is on its way before the end.
    await openFunding(server.address, { undo_ms: 600_000, basic_limit: '0.005' });
    const clients: Client[] = [];
    for (let i = 0; i < 5; i++) {
      const token = await newApiUser(server.address, dataFolder, `c${i}`);
      const client = new Client(`c${i}`, token, noMarket, i);
      await client.spender.enroll(server.address);
      clients.push(client);
    }
    const [poor, ...rich] = clients as [Client, ...Client[]];
    const wallet = await mustPost(server.address, '/wallet/get_info', { currency: 3 }, poor.token);
    const rest = Number((wallet as { balance: string }).balance) - balance;
    const away = { currency_id: 3, number: `${rest}`, from_field: 'change', to_field: 'lever' };
    await mustPost(server.address, '/wallet/change', away, poor.token);

    const first = crowd(clients, server.address);
    // The first answers are there, the others under way.
    for (let waits = 0; waits < 500 && !codes(clients).has(1); waits++) await pause(20);
    await server.kill();
    await first;
    expect([...codes(clients)]).toEqual(expect.arrayContaining([1, undefined]));
    server = await startServerProcess(dataFolder, project, environment);
    await crowd(clients, server.address);

    expect(codes([poor])).toContain('balance_insufficient');
    expect(taken(poor)).toBeGreaterThan(0);
    expect(taken(poor)).toBeLessThanOrEqual(balance);
    expect(codes(rich)).toContain('withdrawal_limit');
    for (const client of rich) {
      const limits = (await mustGet(server.address, '/wallet/limits', client.token)) as Record<
        'used' | 'limit',
        string
      >;
      expect(Number(limits.used)).toBeGreaterThan(0);
      expect(Number(limits.used)).toBeLessThanOrEqual(Number(limits.limit));
    }
    await server.stop();
    checkBooks(dataFolder, clients, new Map(), { isQuiet: false });
  } finally {
    await server.kill();
    rmSync(dataFolder, { recursive: true });
  }
});
