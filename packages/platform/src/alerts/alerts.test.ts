import { alertsMax } from '@candor/api';
import { dayMs, present } from '@candor/kernel';
import { type Ppm, price } from '@candor/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerUser, startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { Alerts } from './alerts.ts';
import type { AlertFiring } from './firings.ts';
import type { AlertTerms } from './terms.ts';

const pairId = 1;
const journal = 'the journal';
let world: TestPlatform;
let alerts: Alerts;
let told: AlertFiring[];
let ann: { userId: number; accountId: number };

beforeEach(async () => {
  world = await startTestPlatform();
  ann = await newOwner('ann@example.com');
  told = [];
  await start(0);
});
afterEach(() => world.end());

async function newOwner(email: string) {
  const { userId } = await registerUser(world, email);
  const { exchange_account_id: accountId } = await world.db
    .selectFrom('users')
    .select('exchange_account_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, accountId: present(accountId, 'the exchange has opened it') };
}

/** The watch as a process begins it, at the place on disk or, without one, at `sequence`. */
async function start(sequence: number): Promise<number> {
  alerts = new Alerts({
    db: world.db,
    clock: () => world.nowMs,
    tell: async (_tx, _userId, firing) => void told.push(firing),
    whenTold: () => undefined,
  });
  await alerts.watch.begin();
  const place = (await alerts.watch.place()) ?? { journal, sequence };
  await alerts.watch.open(place);
  return place.sequence;
}

/** Looks at prices of one pair, each in a record of its own; the grid is two instants a record. */
async function look(first: number, ...prices: readonly number[]): Promise<void> {
  const ticks = prices.map((at, index) => ({
    sequence: first + index,
    gridIndex: (first + index) * 2,
    prices: [{ pairId, price: price(at) }],
  }));
  await alerts.watch.look(first + prices.length - 1, ticks);
}

function above(at: number, changes: Partial<AlertTerms> = {}): AlertTerms {
  return { kind: 'above', pairId, price: price(at), repeats: false, days: 30, note: '', ...changes };
}

async function set(terms: AlertTerms): Promise<number> {
  const made = await alerts.set(ann, terms);
  if (!made.ok) throw new Error(made.code);
  return made.value.alertId;
}

const heard = () => told.map(({ alertId, tick }) => [alertId, tick.price, tick.sequence]);

describe('an alert that is set', () => {
  it('tells the tick that fires it and the one before, and is over', async () => {
    await look(1, 59_000);
    const alertId = await set(above(60_000, { note: 'take profit' }));
    await look(2, 59_900, 60_100, 60_200);
    expect(told).toEqual([
      expect.objectContaining({
        alertId,
        kind: 'above',
        pairId,
        threshold: 60_000,
        note: 'take profit',
        direction: 'up',
        tick: { price: 60_100, gridIndex: 6, sequence: 3 },
        before: { price: 59_900, gridIndex: 4 },
      }),
    ]);
    expect(await alerts.list(ann.userId)).toMatchObject([{ alertId, state: 'fired', fired: 1, lastFiredAtMs: 3_000 }]);
    expect(await alerts.firings(ann.userId, { page: 1, limit: 10 })).toEqual({ rows: told, total: 1 });
  });

  it('meets a refusal with the present price if that is enough already', async () => {
    await look(1, 61_000);
    expect(await alerts.set(ann, above(60_000))).toEqual({ ok: false, code: 'alert_met', present: '0.00061' });
    await look(2, 59_000);
    const move: AlertTerms = {
      kind: 'move',
      pairId,
      share: 30_000 as Ppm,
      seconds: 60,
      repeats: false,
      days: 0,
      note: '',
    };
    expect(await alerts.set(ann, move)).toEqual({ ok: false, code: 'alert_met', present: '3.27%' });
    expect(await alerts.set(ann, { ...move, share: 40_000 as Ppm })).toMatchObject({ ok: true });
  });

  it('needs what its kind needs, a known price and room', async () => {
    expect(await alerts.set(ann, above(60_000))).toMatchObject({ code: 'index_stale' });
    await look(1, 59_000);
    const wrong: readonly Partial<AlertTerms>[] = [
      { price: undefined },
      { pairId: undefined },
      { share: 50_000 as Ppm },
      { days: 5 },
      { note: 'x'.repeat(61) },
      { kind: 'move' },
      { kind: 'move', price: undefined, share: 999 as Ppm, seconds: 60 },
      { kind: 'move', price: undefined, share: 50_000 as Ppm, seconds: 61 },
      { kind: 'liquidation', price: undefined, share: 50_000 as Ppm },
    ];
    for (const changes of wrong)
      expect(await alerts.set(ann, above(60_000, changes))).toMatchObject({ code: 'alert_invalid' });
    for (let at = 0; at < alertsMax; at++) await set(above(60_000 + at));
    expect(await alerts.set(ann, above(70_000))).toEqual({ ok: false, code: 'alerts_full' });
    expect(await alerts.set(await newOwner('bob@example.com'), above(70_000))).toMatchObject({ ok: true });
  });

  it('stays one if it is set twice, also at the same moment', async () => {
    await look(1, 59_000);
    const [first, second] = await Promise.all([set(above(60_000)), set(above(60_000))]);
    expect(second).toBe(first);
    expect(await set(above(60_000, { note: 'another' }))).not.toBe(first);
  });

  it('can be paused, set again, changed and taken away, by its owner alone', async () => {
    await look(1, 59_000);
    const alertId = await set(above(60_000));
    const bob = await newOwner('bob@example.com');
    for (const refused of [
      await alerts.pause(bob, alertId),
      await alerts.remove(bob, alertId),
      await alerts.restart(bob, alertId, 'same'),
      await alerts.restart(bob, alertId, above(1)),
    ])
      expect(refused).toEqual({ ok: false, code: 'alert_not_found' });
    expect(await alerts.find(bob, alertId)).toBeUndefined();

    await alerts.pause(ann, alertId);
    await look(2, 60_500);
    expect(await alerts.restart(ann, alertId, 'same')).toMatchObject({ code: 'alert_met' });
    await look(3, 59_000);
    await alerts.restart(ann, alertId, 'same');
    await alerts.restart(ann, alertId, above(62_000, { repeats: true }));
    await look(4, 60_500, 62_000);
    expect(heard()).toEqual([[alertId, 62_000, 5]]);
    await alerts.remove(ann, alertId);
    await look(200, 50_000, 63_000);
    expect(told).toHaveLength(1);
    expect((await alerts.firings(ann.userId, { page: 1, limit: 10 })).total).toBe(1);
  });

  it('ends when the life that was chosen is over', async () => {
    await look(1, 59_000);
    const alertId = await set(above(60_000, { days: 1 }));
    world.nowMs += dayMs - 1;
    await alerts.tidy();
    expect(await alerts.list(ann.userId)).toMatchObject([{ state: 'live' }]);
    world.nowMs += 1;
    const before = alerts.versionOf(ann.userId);
    await alerts.tidy();
    expect(await alerts.list(ann.userId)).toMatchObject([{ alertId, state: 'expired' }]);
    expect(alerts.versionOf(ann.userId)).toBeGreaterThan(before);
    await look(2, 61_000);
    expect(told).toEqual([]);
    world.nowMs += 31 * dayMs;
    await alerts.tidy();
    expect(await alerts.list(ann.userId)).toEqual([]);
  });
});

describe('after a stop', () => {
  it('looks at every tick since the place on disk, and fires what they reach, once', async () => {
    await look(1, 59_000);
    const once = await set(above(60_000));
    const often = await set(above(60_500, { repeats: true }));
    const prices = [59_500, 60_600, 60_700, 59_000];
    // The process ended before it kept anything of these.
    const place = await start(99);
    expect(place).toBe(1);
    await look(place + 1, ...prices);
    expect(heard()).toEqual([
      [once, 60_600, 3],
      [often, 60_600, 3],
    ]);
    // And again, right after the firing was kept: what comes after it is looked at anew, the firing is not.
    const next = await start(99);
    expect(next).toBe(5);
    for (let at = next; at < 5; at++) await look(at + 1, prices[at] as number);
    await look(200, 61_000);
    expect(heard().slice(2)).toEqual([[often, 61_000, 200]]);
  });

  it('knows what was told while the price has not come back', async () => {
    await look(1, 59_000);
    const alertId = await set(above(60_000, { repeats: true }));
    await look(2, 60_100);
    await alerts.watch.close();
    expect(await start(0)).toBe(2);
    await look(300, 60_200);
    expect(told).toHaveLength(1);
    await look(301, 59_000);
    await alerts.watch.close();
    await start(0);
    await look(302, 60_200);
    expect(heard()).toEqual([
      [alertId, 60_100, 2],
      [alertId, 60_200, 302],
    ]);
  });

  it('an alert does not fire by ticks from before it was set', async () => {
    await look(1, 59_000, 61_000, 59_000);
    await set(above(60_000));
    expect(await start(0)).toBe(3);
    await look(4, 59_500);
    expect(told).toEqual([]);
  });

  it('tells nothing that could not be recorded, and nothing twice', async () => {
    await look(1, 59_000);
    const alertId = await set(above(60_000));
    const failing = new Alerts({
      db: world.db,
      clock: () => world.nowMs,
      tell: async () => {
        throw new Error('the power went');
      },
      whenTold: () => undefined,
    });
    await failing.watch.open({ journal, sequence: 1 });
    const tick = { sequence: 2, gridIndex: 4, prices: [{ pairId, price: price(61_000) }] };
    await expect(failing.watch.look(2, [tick])).rejects.toThrow('the power went');
    expect(failing.watch.isOpen).toBe(false);
    expect((await alerts.firings(ann.userId, { page: 1, limit: 1 })).total).toBe(0);
    const place = await start(0);
    await look(place + 1, 61_000);
    expect(heard()).toEqual([[alertId, 61_000, 2]]);
  });

  it('records more firings of a tick than fit one transaction', async () => {
    await look(1, 59_000);
    const owners = [ann, await newOwner('bob@example.com'), await newOwner('cat@example.com')];
    for (const owner of owners) {
      for (let at = 0; at < 80; at++) await alerts.set(owner, above(60_000 + at));
    }
    await look(2, 70_000);
    expect(told).toHaveLength(240);
    expect(new Set(told.map(({ firingId }) => firingId)).size).toBe(240);
    await start(0);
    await look(3, 70_000);
    expect(told).toHaveLength(240);
  });
});

describe('an alert of liquidation', () => {
  const near: AlertTerms = { kind: 'liquidation', share: 100_000 as Ppm, repeats: true, days: 0, note: '' };
  const long = (liquidationPrice: number) =>
    ({ pairId, direction: 'long', liquidationPrice: price(liquidationPrice) }) as const;

  it('waits where the positions are now, and follows them', async () => {
    await look(1, 150_000);
    const made = await alerts.set(ann, near, [long(90_000)]);
    expect(made.ok).toBe(true);
    expect([...alerts.watch.watchedAccounts.keys()]).toEqual([ann.accountId]);
    await alerts.watch.renew(ann.accountId, [long(108_000), long(108_000)]);
    await look(2, 120_001, 120_000);
    expect(told).toMatchObject([
      { kind: 'liquidation', liquidationPrice: 108_000, direction: 'down', tick: { sequence: 3 } },
    ]);
    // Its price has shifted a little; the position was told of.
    await alerts.watch.renew(ann.accountId, [long(108_100)]);
    await look(200, 119_000);
    expect(told).toHaveLength(1);
    await alerts.watch.renew(ann.accountId, []);
    await look(400, 150_000, 100_000);
    expect(told).toHaveLength(1);
    await start(0);
    expect([...alerts.watch.watchedAccounts.keys()]).toEqual([ann.accountId]);
    await look(600, 150_000);
    expect(await alerts.set(ann, { ...near, note: 'nearer' }, [long(140_000)])).toMatchObject({ code: 'alert_met' });
  });
});
