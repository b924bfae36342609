import {
  alertsTopic,
  closeContract,
  decodeSnapshot,
  decodeUpdate,
  editAlert,
  listAlertFirings,
  listAlerts,
  openContract,
  pauseAlert,
  removeAlert,
  resumeAlert,
  setAlert,
} from '@candor/api';
import { type AccountId, gridMs } from '@candor/exchange';
import { minuteMs, present } from '@candor/kernel';
import { type Ppm, priceToText } from '@candor/money';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { long, newContractUser } from '../contract/test-contracts.ts';
import { TestLiveClient } from '../live/test-live-client.ts';
import { btcUsdt, startTestSystem, type TestSystem, type TestUser } from '../testing/test-system.ts';

let system: TestSystem;
let ann: TestUser;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
  ann = await newContractUser(system, 'ann');
});
afterAll(() => system.close());

const at = (price: string) => system.tick({ [btcUsdt]: price });
const above = (price: string) => ({ kind: 'above', pairId: btcUsdt, price }) as const;
const firings = async (user: TestUser) => (await user.call(listAlertFirings, {})).data;

/** Firings once there are as many as expected; the duty follows the journal, a moment later. */
const told = async (user: TestUser, count: number) =>
  vi.waitFor(async () => {
    const rows = await firings(user);
    expect(rows).toHaveLength(count);
    return rows;
  });

function accountOf(user: TestUser): AccountId {
  const session = system.gateway.deps.platform.sessions.authenticate(user.token);
  return present(session, 'they are signed in').accountId as AccountId;
}

it('tells its owner alone the tick that the journal has, with the one before', async () => {
  const bob = await system.newUser('bob');
  await at('60000');
  const base = await system.listen();
  const hers = await TestLiveClient.connect(base, { token: ann.token });
  const his = await TestLiveClient.connect(base, { token: bob.token });
  const { alertId } = await ann.call(setAlert, { ...above('61000'), note: 'breakout' });
  const { snapshots } = await hers.subscribe('alerts');
  await his.subscribe('alerts');
  expect(decodeSnapshot(alertsTopic, snapshots['alerts']?.data).alerts).toMatchObject([
    { alertId, kind: 'above', symbol: 'BTC/USDT', price: '61000', state: 'live', note: 'breakout', repeats: false },
  ]);
  await at('60500');
  await at('61250.5');
  const [firing] = await told(ann, 1);
  expect(firing).toMatchObject({
    alertId,
    threshold: '61000',
    direction: 'up',
    tick: { price: '61250.5' },
    before: { price: '60500' },
  });
  const { tick, sequence } = present(firing, 'it was told');
  expect(tick.atMs).toBe(tick.gridIndex * gridMs);
  const index = await system.exchange.query('index');
  expect(index.find(({ pairId }) => pairId === btcUsdt)?.atMs).toBe(tick.atMs);
  expect(sequence).toBe(system.exchange.lastSequence);
  const messages = await hers.messagesOf('alerts', (heard) =>
    heard.some(({ data }) => decodeUpdate(alertsTopic, data).firings.length > 0),
  );
  const last = decodeUpdate(alertsTopic, messages.at(-1)?.data);
  expect(last).toMatchObject({ alerts: [{ alertId, state: 'fired', fired: 1 }], firings: [{ sequence }] });
  expect(his.heard.filter(({ topic }) => topic === 'alerts')).toEqual([]);
  expect(await firings(bob)).toEqual([]);
  await Promise.all([hers.close(), his.close()]);
});

it('refuses what is so already and says the present price, in the caller’s language', async () => {
  await at('60000');
  const fields = { type: 'below', match_id: btcUsdt, price: '60000' };
  const texts = await Promise.all(
    ['en', 'vn', 'zh'].map(async (lang) => {
      const { body } = await system.send(setAlert, { ...fields, lang }, { token: ann.token });
      expect(body).toMatchObject({ type: 'error', code: 'alert_met' });
      return body.message as string;
    }),
  );
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text).toContain('60000');
  const refusals = [
    [{ ...above('60000.5'), pairId: 999 }, 'pair_not_found'],
    [{ kind: 'above', pairId: btcUsdt }, 'alert_invalid'],
    [above('0'), 'alert_invalid'],
    [above('1.123456789'), 'alert_invalid'],
    [{ kind: 'move', pairId: btcUsdt, share: 50_000 as Ppm, seconds: 61 }, 'alert_invalid'],
    [{ kind: 'liquidation', pairId: btcUsdt, share: 50_000 as Ppm }, 'alert_invalid'],
    [above('61000'), 'ok'],
  ] as const;
  for (const [given, code] of refusals) expect(await ann.codeOf(setAlert, given)).toBe(code);
});

it('edits, pauses, sets again and deletes', async () => {
  const user = await system.newUser('cat');
  system.wait(2 * minuteMs);
  await at('60000');
  const { alertId } = await user.call(setAlert, above('61000'));
  await user.call(editAlert, {
    alertId,
    kind: 'move',
    pairId: btcUsdt,
    share: 20_000 as Ppm,
    seconds: 60,
    repeats: true,
  });
  await user.call(pauseAlert, { alertId });
  expect(await user.call(listAlerts, {})).toMatchObject([{ alertId, kind: 'move', state: 'paused', share: 20_000 }]);
  system.wait(2 * minuteMs);
  await at('60000');
  await user.call(resumeAlert, { alertId });
  await at('61200');
  const [firing] = await told(user, 1);
  expect(firing).toMatchObject({ kind: 'move', direction: 'up', moved: 20_000, reference: { price: '60000' } });
  await user.call(removeAlert, { alertId });
  expect(await user.call(listAlerts, {})).toEqual([]);
  expect(await user.codeOf(resumeAlert, { alertId })).toBe('alert_not_found');
});

it('follows the liquidation price of a position from its opening to its close', async () => {
  await at('60000');
  const share = 50_000 as Ppm;
  const { alertId } = await ann.call(setAlert, { kind: 'liquidation', share, repeats: true });
  const places = async () => (await ann.call(listAlerts, {})).find((alert) => alert.alertId === alertId)?.places ?? [];
  expect(await places()).toEqual([]);
  const { ticketId } = await ann.call(openContract, { ...long, multiple: 100, marginMode: 'isolated' });
  await at('60000');
  await vi.waitFor(async () => expect(await places()).toHaveLength(1));
  const [place] = await places();
  const [{ figures } = { figures: undefined }] = await system.exchange.query('tickets', accountOf(ann));
  const liquidationPrice = priceToText(present(figures?.liquidationPrice, 'the position is open'));
  expect(place).toMatchObject({ symbol: 'BTC/USDT', direction: 'down', liquidationPrice });
  // A position of a hundred times its margin is within 5 % from its first tick.
  await at('59950');
  await vi.waitFor(async () => {
    const [newest] = await firings(ann);
    expect(newest).toMatchObject({ alertId, kind: 'liquidation', liquidationPrice });
  });
  await ann.call(closeContract, { ticketId });
  await at('60100');
  await vi.waitFor(async () => expect(await places()).toEqual([]));
});

it('looks after a stop at every tick that it has missed, and tells each alert once', async () => {
  const user = await system.newUser('dan');
  await at('60000');
  const { alertId } = await user.call(setAlert, above('62000'));
  const { alertId: quiet } = await user.call(setAlert, above('63500'));
  await system.alerts.stop();
  await at('61900');
  await at('62100');
  const missed = system.exchange.lastSequence;
  await at('62200');
  await at('61000');
  await system.stop();
  system = await startTestSystem({ folder: system.folder, isTimeStill: true });
  const again = system.withToken(user);
  const [firing] = await told(again, 1);
  expect(firing).toMatchObject({ alertId, sequence: missed, tick: { price: '62100' }, before: { price: '61900' } });
  await system.stop();
  system = await startTestSystem({ folder: system.folder, isTimeStill: true });
  ann = system.withToken(ann);
  await at('63000');
  await at('63600');
  const rows = await told(system.withToken(user), 2);
  expect(rows.map((row) => row.alertId)).toEqual([quiet, alertId]);
});
