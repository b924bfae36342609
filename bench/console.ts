import { join } from 'node:path';
import { allCalls, type CallSpec, jsonSchema } from '@candor/api';
import { operatorTokens, type TestSystem } from '@candor/gateway/test-system';
import { launchBrowser } from '../e2e/lib/browser.ts';
import { type ConsoleSize, type ConsoleWorld, fullSize, openConsoleWorld } from './lib/console-world.ts';
import { median, printTable, type Row } from './lib/table.ts';

const goals = { listMs: 200, pageMs: 1_500 };
const rounds = 10;
const warmUp = 2;
/** A list so slow is missed after fewer rounds too. */
const enoughMs = 2_000;
const pageRounds = 5;

interface Shape {
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  readonly required?: readonly string[];
}
type Fields = Readonly<Record<string, string | number>>;

/** The calls by which operators read lists, as the API declares them. */
function listCalls(): readonly CallSpec[] {
  return allCalls.filter(({ method, access, effect, output }) => {
    if (method !== 'GET' || access !== 'operator' || effect !== 'reads') return false;
    return Object.values((jsonSchema(output) as Shape).properties ?? {}).some((one) => 'items' in one);
  });
}

/** A value for each field that some list needs; a list that needs another one stops the bench. */
const valuesOf = ({ busiest, email }: ConsoleWorld): Readonly<Record<string, readonly (string | number)[]>> => ({
  account_id: [busiest],
  q: [email, busiest],
  changes: ['contract.set_terms', 'catalog.set_pair_status'],
  change: ['catalog.set_pair_status'],
  subject: ['1'],
  key: ['spot', 'terms'],
  language: ['en'],
  currency_id: [1],
  id: [1],
});

/** With all that a list needs, once for each of its words, and deep in it where it has pages. */
function askedOf(call: CallSpec, values: Readonly<Record<string, readonly (string | number)[]>>): readonly Fields[] {
  const { properties = {}, required = [] } = jsonSchema(call.input) as Shape;
  const needed = required.reduce<readonly Fields[]>(
    (found, name) => {
      const all = properties[name]?.enum ?? values[name];
      if (all === undefined) throw new Error(`${call.path} needs ${name}, which this bench has no value for`);
      return found.flatMap((fields) => all.map((value) => ({ ...fields, [name]: value })));
    },
    [{}],
  );
  if (properties['page'] === undefined) return needed;
  return needed.flatMap((fields) => [fields, { ...fields, page: 40 }]);
}

interface Measured {
  readonly what: string;
  readonly p50: number;
  readonly p95: number;
  readonly rows: number;
}

/** Absent where nothing is there by these values. */
async function measure(system: TestSystem, call: CallSpec, fields: Fields): Promise<Measured | undefined> {
  const times: number[] = [];
  let rows = 0;
  const begunAt = performance.now();
  for (let round = -warmUp; round < rounds; round++) {
    const startedAt = performance.now();
    if (times.length > 0 && startedAt - begunAt > enoughMs) break;
    const { body } = await system.send(call, fields, { token: operatorTokens.admin });
    if (round >= 0) times.push(performance.now() - startedAt);
    if (`${body.code}`.endsWith('_not_found')) return undefined;
    if (body.type !== 'ok') throw new Error(`${call.path} ${JSON.stringify(fields)}: ${body.code} ${body.message}`);
    const lists = Object.values(body.message as object).filter(Array.isArray);
    rows = Math.max(0, ...lists.map(({ length }) => length));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] as number;
  const shown = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return { what: [`${call.method} ${call.path}`, ...shown].join(' '), p50: at(0.5), p95: at(0.95), rows };
}

/** The console's first page, from the address to the rows of its queue, with nothing cached. */
async function firstPageMs(address: string): Promise<number> {
  const browser = await launchBrowser();
  const times: number[] = [];
  for (let round = 0; round < pageRounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'en-US' });
    await context.addInitScript(`sessionStorage.setItem('candor.console.token', '${operatorTokens.admin}')`);
    const page = await context.newPage();
    const startedAt = performance.now();
    await page.goto(`${address}/console/`, { waitUntil: 'commit' });
    await page.locator('tbody tr').first().waitFor();
    times.push(performance.now() - startedAt);
    await context.close();
  }
  await browser.close();
  return median(times);
}

/** Every list of the operators' console over a full database, and its first page in Chromium. */
export async function benchConsole(size: ConsoleSize = fullSize): Promise<void> {
  const world = await openConsoleWorld(
    join(process.cwd(), '.cache', 'bench'),
    join(process.cwd(), 'apps', 'console', 'dist'),
    size,
  );
  const { system } = world;
  const values = valuesOf(world);
  const found: Measured[] = [];
  for (const call of listCalls()) {
    const answered: Measured[] = [];
    for (const fields of askedOf(call, values)) {
      const measured = await measure(system, call, fields);
      if (measured !== undefined) answered.push(measured);
    }
    if (answered.length === 0) throw new Error(`${call.path} has nothing by the values of this bench`);
    found.push(...answered);
  }
  const address = await system.gateway.listenForOperators({ port: 0, host: '127.0.0.1' });
  const pageMs = await firstPageMs(address);
  await system.stop();

  const rows = found
    .toSorted((a, b) => b.p95 - a.p95)
    .map(
      ({ what, p50, p95, rows: count }): Row => ({
        what,
        value: `p95 ${p95.toFixed(1)} ms, p50 ${p50.toFixed(1)} ms, ${count} rows`,
        target: `p95 <= ${goals.listMs} ms`,
        isMet: p95 <= goals.listMs,
      }),
    );
  const [users, orders, openCases] = [size.users, size.orders, world.openCases].map((one) => one.toLocaleString('en'));
  const of = `${users} users, ${orders} orders, ${openCases} open cases`;
  printTable(`Lists of the console: ${of}`, [
    ...rows,
    {
      what: 'the first page in Chromium, to the rows of the queue',
      value: `${pageMs.toFixed(0)} ms`,
      target: `<= ${goals.pageMs} ms`,
      isMet: pageMs <= goals.pageMs,
    },
  ]);
}
