import { dayMs, hourMs, minuteMs } from '@candor/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOwner } from '../safety/test-owner.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { partDaysKept } from './part-days.ts';

let world: TestPlatform;
beforeAll(async () => {
  world = await startTestPlatform();
});
afterAll(() => world.end());

const insight = () => world.platform.insight;
const days = async (part: string) =>
  (await insight().parts.list()).filter((day) => day.part === part).map(({ minutes, down }) => [minutes, down]);

test('minutes in which nobody looked are down, by their day, and a minute counts once', async () => {
  world.nowMs = Math.floor(world.nowMs / dayMs) * dayMs + 23 * hourMs + 55 * minuteMs;
  await insight().parts.note({ trading: true, lists: false });
  await insight().parts.note({ trading: false, lists: false });
  world.nowMs += minuteMs;
  await insight().parts.note({ trading: true, lists: true });
  expect([await days('trading'), await days('lists')]).toEqual([[[2, 0]], [[2, 1]]]);
  world.nowMs += 10 * minuteMs;
  await insight().parts.note({ trading: true, lists: true });
  expect(await days('trading')).toEqual([
    [5, 3],
    [7, 6],
  ]);
  world.nowMs += (partDaysKept - 1) * dayMs;
  await insight().parts.note({ trading: true, lists: true });
  expect((await days('trading'))[0]).toEqual([1_440, 1_439]);
  expect(await days('trading')).toHaveLength(partDaysKept);
});

test('people, hours, uses and cohorts are sums that name nobody', async () => {
  const ann = await testOwner(world, 'ann@example.com');
  await testOwner(world, 'bob@example.com');
  expect(await insight().people()).toEqual({ users: 2, active: 2 });
  await insight().noteHour({ users: '2', volume: '1.5' });
  await insight().noteHour({ users: '2', volume: '2.5' });
  await insight().addUse(new Map([['spot', 2]]));
  await insight().addUse(
    new Map([
      ['spot', 3],
      ['deposit', 1],
    ]),
  );
  const hour = Math.floor(world.nowMs / hourMs) * hourMs;
  expect(await insight().hours(hour)).toEqual([{ atMs: hour, figures: { users: '2', volume: '2.5' } }]);
  expect(await insight().usedToday(['deposit'])).toBe(1);
  expect((await insight().days(world.nowMs)).at(-1)).toMatchObject({ registered: 2, use: { spot: 5, deposit: 1 } });
  world.nowMs += 7 * dayMs;
  await world.db
    .updateTable('sessions')
    .set({ last_seen_at_ms: world.nowMs })
    .where('user_id', '=', ann.userId)
    .execute();
  await insight().noteHour({ users: '2', volume: '0' });
  expect((await insight().cohorts(4)).at(0)).toMatchObject({ users: 2, here: [2, 1] });
});
