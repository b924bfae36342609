import { getDailyReport, setDailyReport } from '@candor/api';
import { dayMs, hourMs } from '@candor/kernel';
import type { OutboxMessage } from '@candor/platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';
import { reportDuty } from './report-duty.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
  // Noon, so that hours of the test stay inside of one day.
  const { clock } = system.gateway.deps;
  system.wait(dayMs - (clock() % dayMs) + 12 * hourMs);
});
afterAll(() => system.close());

const log = { error: (_details: object, message: string) => expect.fail(message) };
/** A start of the server: the duty has its first turn. */
async function started(): Promise<readonly OutboxMessage[]> {
  const { exchange, gateway } = system;
  const duty = reportDuty({ exchange, platform: gateway.deps.platform, log });
  await duty.start();
  await duty.stop();
  return (await system.outbox.list(100)).filter(({ scene }) => scene === 'day_report');
}

const set = async (role: keyof typeof operatorTokens, address: string, lang = 'en') =>
  (await system.send(setDailyReport, { address, lang }, { token: operatorTokens[role] })).body;

it('sends nobody a report who has not asked for one', async () => {
  system.wait(dayMs);
  expect(await started()).toEqual([]);
  expect((await system.send(getDailyReport, {}, { token: operatorTokens.markets })).body.message.address).toBe('');
});

it('sends the day that is over once, in the language of its reader, also after starts anew', async () => {
  const { insight } = system.gateway.deps.platform;
  expect(await set('markets', 'no address')).toMatchObject({ code: 'user_string_invalid' });
  expect(await set('markets', 'Mara@Example.com', 'vn')).toMatchObject({ type: 'ok' });
  expect(await set('auditor', 'a@example.com')).toMatchObject({ code: 'role_needed' });
  await insight.noteHour({ users: '41', active: '7', volume: '12.5' });
  await insight.addUse(new Map([['spot', 3]]));
  expect(await started()).toEqual([]);
  system.wait(dayMs);
  await insight.noteHour({ users: '99' });
  const [mail, ...others] = await started();
  expect([mail?.to, mail?.lang, others]).toEqual(['mara@example.com', 'vn', []]);
  for (const line of ['Người có tài khoản: 41', 'Có mặt trong ngày: 7', 'Khối lượng 24 giờ, USDT: 12.5']) {
    expect(mail?.text).toContain(line);
  }
  expect(mail?.text).toMatch(/Lệnh giao ngay: 3\n/);
  expect(mail?.text).toMatch(/Có thể tắt trong bảng điều hành/);
  expect(await started()).toHaveLength(1);
});

it('sends each day of a downtime once, at most a week of them, and says that it has no figures of them', async () => {
  system.wait(10 * dayMs);
  const sent = await started();
  expect(sent).toHaveLength(1 + 7);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(8);
  expect(sent[0]?.text).toContain('Máy chủ không chạy vào cuối ngày này');
  expect(await started()).toHaveLength(8);
});

it('ends with the wish of its reader, and is not sent to a role that reads no figures', async () => {
  const { platform } = system.gateway.deps;
  expect(await set('support', 's@example.com')).toMatchObject({ code: 'role_needed' });
  await platform.insight.reports.set('support', { address: 's@example.com', language: 'en' });
  await set('markets', '');
  system.wait(dayMs);
  expect(await started()).toHaveLength(8);
});
