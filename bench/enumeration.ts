import { checkCode, encodeInput, loginUser, resetPassword, sendMailCode, type CallSpec } from '@candor/api';
import { standardCost } from '@candor/platform';
import { startTestSystem, type TestSystem } from '../packages/gateway/src/testing/test-system.ts';
import { median, printTable, type Row } from './lib/table.ts';

const names = 20;
const warmUp = 50;
const samples = 10_000;
/** At the real cost of a password hash, which hides other differences. */
const realSamples = 300;
const target = 0.05;
/** More than a code has to wait for the next, so that each request is served. */
const betweenMs = 61_000;
const generous = { perIdentityAndIp: 1e9, perIdentity: 1e9, perIp: 1e9 };

interface Probe {
  readonly what: string;
  readonly call: CallSpec;
  readonly fields: object;
  /** The field that has the name. */
  readonly name: string;
}

const wrong = 'not the password of anybody';
const logIn: Probe = { what: 'login', call: loginUser, fields: { password: wrong }, name: 'userString' };
const probes: readonly Probe[] = [
  logIn,
  { what: 'login by code', call: loginUser, fields: { code: '000000' }, name: 'userString' },
  { what: 'code to log in', call: sendMailCode, fields: { scene: 'login' }, name: 'userString' },
  { what: 'code to reset', call: sendMailCode, fields: { scene: 'forget' }, name: 'userString' },
  { what: 'code to register', call: sendMailCode, fields: { scene: 'register' }, name: 'userString' },
  { what: 'check of a code', call: checkCode, fields: { scene: 'forget', code: '000000' }, name: 'userString' },
  {
    what: 'reset',
    call: resetPassword,
    fields: { code: '000000', password: wrong, repassword: wrong },
    name: 'account',
  },
];

/** Milliseconds of one request, over HTTP and back. */
async function timeOf(base: string, { call, fields, name }: Probe, who: string): Promise<number> {
  const wire: Readonly<Record<string, unknown>> = encodeInput(call, { ...fields, [name]: who });
  const body = new URLSearchParams(Object.entries(wire).map(([key, value]): [string, string] => [key, String(value)]));
  const startMs = performance.now();
  const answer = await fetch(`${base}/api${call.path}`, { method: 'POST', body });
  await answer.arrayBuffer();
  return performance.now() - startMs;
}

/** Known and unknown names in turn, each first as often as second: a slow machine slows both. */
async function compare(system: TestSystem, base: string, probe: Probe, count: number, known: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let at = -warmUp; at < count; at++) {
    system.wait(betweenMs);
    const pair = [
      ['known', known[Math.abs(at) % names] as string],
      ['unknown', `nobody${Math.abs(at) % names}.${Date.now()}@example.com`.slice(-(known[0] as string).length)],
    ] as const;
    for (const [kind, who] of at % 2 === 0 ? pair : pair.toReversed()) {
      const ms = await timeOf(base, probe, who);
      if (at >= 0) times[kind].push(ms);
    }
  }
  return rowOf(`${probe.what}, ${count} of each`, median(times.unknown), median(times.known));
}

function rowOf(what: string, unknownMs: number, knownMs: number): Row {
  const ratio = unknownMs / knownMs;
  const ms = (value: number) => `${value.toFixed(3)} ms`;
  return {
    what,
    value: `unknown ${ms(unknownMs)}`,
    against: `known ${ms(knownMs)}`,
    ratio,
    target: `1 ± ${target}`,
    isMet: Math.abs(ratio - 1) < target,
  };
}

async function withSystem(
  hashing: object | undefined,
  measure: (system: TestSystem, known: string[]) => Promise<Row[]>,
) {
  const system = await startTestSystem({
    platform: { loginLimits: generous, ...(hashing !== undefined && { hashing }) },
  });
  try {
    const known: string[] = [];
    for (let user = 0; user < names; user++) known.push((await system.newUser(`person${user + 10}`)).email);
    return await measure(system, known);
  } finally {
    await system.close();
  }
}

/** Measures whether response times reveal that a name has an account (docs/security.md#accounts). */
export async function benchEnumeration(): Promise<void> {
  const rows = await withSystem(undefined, async (system, known) => {
    const base = await system.listen();
    const found: Row[] = [];
    for (const probe of probes) found.push(await compare(system, base, probe, samples, known));
    return found;
  });
  const real = await withSystem({ cost: standardCost }, async (system, known) => [
    await compare(system, await system.listen(), { ...logIn, what: 'login at the real cost' }, realSamples, known),
  ]);
  printTable('Known and unknown names over HTTP, in turn', [...rows, ...real]);
}
