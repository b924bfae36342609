import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { present } from '@candor/kernel';
import { expect, test } from 'vitest';
import { isCutOff, mustGet, mustPost, newApiUser, post } from '../load/api-user.ts';
import { projectFolder, startServerProcess } from '../load/server-process.ts';
import { checkBooks } from './books.ts';
import { Client } from './client.ts';
import type { Request, Wish } from './request.ts';
import { openFunding } from './funds.ts';
import { changeByTwo, operatorEnvironment, operatorPost, secondPost } from './operator.ts';
import { siteUrl } from './spender.ts';

const environment = { ...operatorEnvironment, PUBLIC_URL: siteUrl };
const eachAtOnce = 100;
const balance = 100;
const noMarket = { leader: 0, termsHash: '', restingPrice: '' };

/** Of products whose quota, shares and tokens the crowd asks for several times over. */
const few = { deposits: 8, shares: 6, subscriptions: 10, deals: 6 } as const;
/** USDT of each order of OTC. */
const dealt = 20;
const assets = { btc: 1, usdt: 3 } as const;
/** A debt that each borrower repays over and over, in parts that do not divide it. */
const debt = { amount: '70', part: '20', collateral: '0.01' } as const;

/** The wishes of a client that spends and saves, in turn. */
type Savings = readonly Wish[];

interface Rows {
  readonly data: readonly {
    readonly id: number;
    readonly config_id: number;
    readonly currency_id: number;
    readonly project_id: number;
    readonly start_time: number;
    readonly state: string;
    readonly terms_hash: string;
    readonly year_rate_ppm: number;
    readonly maturity_time: number;
  }[];
}

/** Offers a locked product, a dual investment and a sale of tokens that are sold out after a few purchases. */
async function offerFew(address: string, token: string): Promise<Savings> {
  const locked = { config_id: 950, currency_id: 3, min: '20', max: '400', quota: `${few.deposits * 20}` };
  const rates = { day_rate_low_ppm: 100, day_rate_high_ppm: 100, days: 30, day_ms: 86_400_000, penalty_ppm: 100 };
  const now = Date.now();
  const dual = { match_id: 1, type: 'put', price: '50000', section: '100', year_rate_ppm: 10_000, days: 9 };
  const shares = { total: few.shares, user_total: few.shares, window_ms: 60_000 };
  const times = { start_time: now, end_time: now + 86_400_000, maturity_time: now + 9 * 86_400_000 };
  const note = 'for the crowd';
  const sold = { currency_id: assets.usdt, pay_currency_id: assets.btc, price: '0.00001', mode: 'first_come' };
  const size = { min: '10', max: `${few.subscriptions * 10}`, issuance: `${few.subscriptions * 10}` };
  const sale = { start_time: now + 45_000, end_time: now + 86_400_000 };
  const releases = `${sale.end_time + 86_400_000}:1000000`;
  await changeByTwo(address, [
    ['/operator/locked_terms', { ...locked, ...rates, dividend_time: 0, offered: 1, note }],
    ['/operator/dual_product', { ...dual, ...shares, ...times, note }],
    ['/operator/project', { ...sold, ...size, ...sale, releases, note }],
  ]);
  const ours = async () =>
    ((await mustGet(address, '/project', token)) as Rows).data.find(({ start_time }) => start_time === sale.start_time);
  while ((await ours())?.state !== 'in_progress') await pause(200);
  const project_id = present(await ours(), 'the sale is open').project_id;
  const lockeds = ((await mustGet(address, '/lh/deposit/config', token)) as Rows).data;
  const duals = ((await mustGet(address, '/dual/index?type=put', token)) as Rows).data;
  const offered = present(
    lockeds.find(({ config_id }) => config_id === locked.config_id),
    'the deposit is offered',
  );
  const bought = present(
    duals.find(({ maturity_time }) => maturity_time === times.maturity_time),
    'the dual investment is offered',
  );
  return [
    ['/lh/deposit', { config_id: locked.config_id, amount: '20', terms_hash: offered.terms_hash }],
    ['/dual/buyDual', { id: bought.id, num: 1, terms_hash: bought.terms_hash }],
    ['/project/order', { project_id, amount: '10', pay_currency: 'BTC', price: sold.price }],
  ];
}

/** Publishes the coin that the treasury has as if it were new, and sets some of it aside for a sale. */
async function bringTokens(address: string): Promise<void> {
  const note = 'for the crowd';
  const words = { name: 'New Tether', summary: 'In short.', issuer: 'Somebody Ltd.', use_of_funds: 'Work.' };
  const promises = { conflicts: 'None.', refund_rule: 'In full.', white_paper: '## Why', website: '' };
  const facts = { currency_id: assets.usdt, language: 'en', ...words, ...promises, note };
  await operatorPost(address, '/operator/project/facts', facts);
  await changeByTwo(address, [
    ['/operator/issuance', { currency_id: assets.usdt, amount: '1000', direction: 'to_issuance', note }],
  ]);
}

/** Borrows, and returns the wish to repay a part. */
async function owe(address: string, token: string): Promise<Wish> {
  await mustPost(address, '/practice/claim', { currency: assets.btc }, token);
  const products = ((await mustGet(address, '/loan/config', token)) as Rows).data;
  const { config_id, terms_hash, year_rate_ppm } = present(
    products.find(({ currency_id }) => currency_id === assets.usdt),
    'the practice side lends',
  );
  const collateral = `${assets.btc}:${debt.collateral}`;
  const asked = { config_id, amount: debt.amount, collateral, terms_hash, year_rate_ppm };
  const { id } = (await mustPost(address, '/loan/borrow', asked, token)) as { readonly id: number };
  return ['/loan/repay', { id, amount: debt.part }];
}

/** One more request, or the one that was cut off, sent as it was. */
async function send(client: Client, address: string, wish: Request | (() => Promise<Wish>)): Promise<void> {
  try {
    const isSent = typeof wish !== 'function';
    const [path, fields] = isSent ? [wish.path, wish.fields] : await wish();
    const id = `crowd-${client.spender.accountId}-${client.requests.length}`;
    const request: Request = isSent ? wish : { id, path, fields: { ...fields, req_id: id } };
    if (!isSent) client.requests.push(request);
    request.answer = await post(address, request.path, request.fields, client.login);
  } catch (error) {
    if (!isCutOff(error)) throw error;
  }
}

/** All send everything at once, including requests that were cut off before. Who saves spends every seventh request on each wish. */
function crowd(clients: readonly Client[], address: string, savings: ReadonlyMap<Client, Savings>): Promise<unknown> {
  return Promise.all(
    clients.flatMap((client) => {
      const cutOff = client.requests.filter(({ answer }) => answer === undefined);
      const saved = savings.get(client);
      const wishOf = async (at: number): Promise<Wish> => saved?.[at % 7] ?? client.spender.withdrawal(address);
      const fresh = Array.from({ length: eachAtOnce - cutOff.length }, (_, at) =>
        send(client, address, () => wishOf(at)),
      );
      return [...cutOff.map((request) => send(client, address, request)), ...fresh];
    }),
  );
}

const accepted = (clients: readonly Client[], path: string): readonly Request[] =>
  clients.flatMap(({ requests }) => requests.filter((one) => one.path === path && one.answer?.type === 'ok'));
const taken = (client: Client): number =>
  accepted([client], '/wallet/out').reduce((sum, { fields }) => sum + Number(fields['number']), 0);
/** The principal that repayments took, by their answers. */
const repaid = (client: Client): number =>
  accepted([client], '/loan/repay').reduce(
    (sum, { answer }) => sum + Number((answer?.message as { readonly principal?: string } | undefined)?.principal),
    0,
  );
const codes = (clients: readonly Client[]) =>
  new Set(clients.flatMap(({ requests }) => requests.map(({ answer }) => answer?.code)));

/** Of the orders of OTC one is cancelled and one comes to a second verdict; the others stay in escrow, some of them paid. */
async function endDeals(buyers: readonly Client[], seller: Client, address: string): Promise<void> {
  const orders = buyers.flatMap((buyer) =>
    accepted([buyer], '/otc/order').map(({ answer }) => ({
      buyer,
      id: (present(answer, 'it was accepted').message as { readonly id: number }).id,
    })),
  );
  const [cancelled, judged, ...others] = orders;
  const by = (order: (typeof orders)[number] | undefined) => present(order, 'the ad was sold out');
  const act = (path: string, { buyer, id }: (typeof orders)[number], fields = {}) =>
    mustPost(address, path, { id, ...fields }, buyer.login);
  await act('/otc/order/cancel', by(cancelled));
  for (const order of [by(judged), ...others.slice(1)]) await act('/otc/order/paid', order, { own_name: 1 });
  const { id } = by(judged);
  await mustPost(address, '/otc/order/dispute', { id, reason: 'not_paid' }, seller.login);
  const verdict = { id, reason: 'wrong_amount', note: 'for the crowd' };
  await operatorPost(address, '/operator/otc_verdict', { ...verdict, to_buyer: '5' });
  await act('/otc/order/appeal', by(judged));
  await secondPost(address, '/operator/otc_verdict', { ...verdict, to_buyer: '7' });
}

test('500 withdrawals, purchases, subscriptions, repayments and OTC orders at once, killed in the middle, never exceed balance, limit, quota, shares, tokens, debt or ad', async () => {
  const project = projectFolder(import.meta.url);
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-crowd-'));
  let server = await startServerProcess(dataFolder, project, environment);
  try {
    // About 300 USDT, and time enough that none of it is on its way before the end.
    await Promise.all([
      openFunding(server.address, { undo_ms: 600_000, basic_limit: '0.005' }),
      bringTokens(server.address),
    ]);
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

    const offered = await offerFew(server.address, poor.token);
    const seller = new Client('c5', await newApiUser(server.address, dataFolder, 'c5'), noMarket, 5);
    await seller.spender.enroll(server.address);
    const ad_id = await seller.spender.offersUsdt(server.address, `${few.deals * dealt}`);
    const order = { ad_id, amount: `${dealt}`, method: 'wise', price: '1', delay_ms: 600_000 };
    const savings = new Map<Client, Savings>();
    for (const client of rich) {
      const repayment = await owe(server.address, client.login.token);
      savings.set(client, [...offered, repayment, ['/otc/order', order]]);
    }
    const first = crowd(clients, server.address, savings);
    // The first answers are there, the others under way.
    for (let waits = 0; waits < 500 && !codes(clients).has(1); waits++) await pause(20);
    await server.kill();
    await first;
    expect([...codes(clients)]).toEqual(expect.arrayContaining([1, undefined]));
    server = await startServerProcess(dataFolder, project, environment);
    await crowd(clients, server.address, savings);

    expect(codes([poor])).toContain('balance_insufficient');
    expect(taken(poor)).toBeGreaterThan(0);
    expect(taken(poor)).toBeLessThanOrEqual(balance);
    // On a machine so slow that proofs sent at once were over before they came, those sent one by one are in time.
    const [spender] = rich as [Client, ...Client[]];
    for (let more = 0; more < eachAtOnce && !codes(rich).has('withdrawal_limit'); more++) {
      await send(spender, server.address, () => spender.spender.withdrawal(server.address));
    }
    expect(codes(rich)).toContain('withdrawal_limit');
    for (const client of rich) {
      // On a machine so slow that the second proof of each request was over before it came, one alone is in time.
      if (taken(client) === 0) await send(client, server.address, () => client.spender.withdrawal(server.address));
      const limits = (await mustGet(server.address, '/wallet/limits', client.token)) as Record<
        'used' | 'limit',
        string
      >;
      expect(Number(limits.used)).toBeGreaterThan(0);
      expect(Number(limits.used)).toBeLessThanOrEqual(Number(limits.limit));
    }
    // Sold to the last, and no more: by the answers, and by the journal.
    const ends = ['locked_quota_full', 'dual_sold_out', 'issuance_insufficient', 'loan_not_found', 'otc_ad_sold_out'];
    expect([...codes(rich)]).toEqual(expect.arrayContaining(ends));
    expect(accepted(rich, '/lh/deposit')).toHaveLength(few.deposits);
    expect(accepted(rich, '/dual/buyDual')).toHaveLength(few.shares);
    expect(accepted(rich, '/project/order')).toHaveLength(few.subscriptions);
    for (const client of rich) {
      expect(repaid(client)).toBeCloseTo(Number(debt.amount), 6);
      expect(await mustGet(server.address, '/loan/list', client.login.token)).toMatchObject({ total: 0 });
    }
    const { data: projects } = (await mustGet(server.address, '/project', poor.token)) as Rows;
    const tokens = `${few.subscriptions * 10}`;
    expect(projects.filter(({ currency_id }) => currency_id === assets.usdt)).toMatchObject([{ allocated: tokens }]);
    expect(accepted(rich, '/otc/order')).toHaveLength(few.deals);
    await endDeals(rich, seller, server.address);
    await server.stop();
    const facts = new Map<string, number>();
    checkBooks(dataFolder, clients, facts, { isQuiet: false });
    const told = ['locked.deposited', 'dual.bought', 'loans.ended', 'otc.order_opened', 'otc.ended'].map((type) =>
      facts.get(type),
    );
    expect(told).toEqual([few.deposits, few.shares, rich.length, few.deals, 2]);
  } finally {
    await server.kill();
    rmSync(dataFolder, { recursive: true });
  }
});
