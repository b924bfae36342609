import { claimPractice, listUserAssets } from '@candor/api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestSystem, type TestSystem, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let isDamaged = false;
beforeAll(async () => {
  system = await startTestSystem({ isPlatformDamaged: () => isDamaged });
});
afterAll(() => system.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  system.gateway.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

it('answers alive and ready while it serves', async () => {
  const alive = await get('/healthz');
  expect(alive.json()).toMatchObject({ ok: true, sequence: system.exchange.lastSequence });
  const ready = await get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { ok: true, reasons: [] }]);
});

it('answers alive but not ready while lists are far behind or not updated, and names the reason', async () => {
  const lag = vi.spyOn(system.gateway.deps.reader, 'lag');
  for (const [behindMs, isFollowing, reason] of [
    [30_001, true, 'readmodel_behind'],
    [0, false, 'readmodel_down'],
  ] as const) {
    lag.mockReturnValue({ sequence: 1, behindMs, isFollowing });
    expect((await get('/healthz')).statusCode).toBe(200);
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { ok: false, reasons: [reason] }]);
  }
  lag.mockRestore();
});

it('distinguishes a clock that is wrong from one that agrees again and is waited for', async () => {
  const doubt = vi.spyOn(system.gateway.deps.market.clock, 'doubt', 'get');
  for (const [is, said] of [
    [undefined, 'consistent'],
    [
      { kind: 'ahead', byMs: 5_000 },
      { kind: 'ahead', byMs: 5_000 },
    ],
    [{ kind: 'behind', byMs: 0 }, 'settling'],
  ] as const) {
    doubt.mockReturnValue(is);
    expect((await get('/healthz')).json()).toMatchObject({ clock: said });
  }
  doubt.mockRestore();
});

it('answers not ready while platform.db is damaged, and measures that', async () => {
  isDamaged = true;
  const ready = await get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { ok: false, reasons: ['platform_damaged'] }]);
  expect((await get('/metrics')).body).toMatch(/^candor_platform_damaged 1$/m);
  isDamaged = false;
  expect((await get('/metrics')).body).toMatch(/^candor_platform_damaged 0$/m);
});

it('exports its metrics to this machine alone', async () => {
  const user = await system.newUser('measured');
  await user.call(claimPractice, { assetId: usdt });
  await user.call(listUserAssets, {});
  const { body, statusCode } = await get('/metrics');
  expect(statusCode).toBe(200);
  const valueOf = (name: string): number =>
    Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  expect(valueOf('candor_journal_sequence')).toBe(system.exchange.lastSequence);
  expect(valueOf('candor_journal_group_records_count')).toBeGreaterThan(0);
  expect(valueOf('candor_journal_commit_seconds_count')).toBe(valueOf('candor_journal_group_records_count'));
  expect(valueOf('candor_readmodel_following')).toBe(1);
  expect(valueOf('candor_clock_fault')).toBe(0);
  expect(body).toMatch(/candor_http_request_seconds_count\{route="\/api\/practice\/claim",status="2xx"\} \d/);
  for (const headers of [{ host: 'candor.example' }, { 'x-forwarded-for': '203.0.113.7' }] as Record<
    string,
    string
  >[]) {
    expect((await get('/metrics', headers)).statusCode).not.toBe(200);
  }
});
