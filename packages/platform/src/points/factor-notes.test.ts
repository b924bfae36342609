import { minuteMs } from '@candor/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerUser, startTestPlatform, type TestPlatform } from '../test-platform.ts';

let world: TestPlatform;
let ann: { readonly userId: number; readonly accountId: number };

beforeEach(async () => {
  world = await startTestPlatform();
  ann = await registerUser(world, 'ann@example.com');
});
afterEach(() => world.end());

async function addFactor(): Promise<void> {
  await world.db
    .insertInto('totp_factors')
    .values({ user_id: ann.userId, secret: '', last_step: 0, added_at_ms: world.nowMs, used_at_ms: null })
    .execute();
}

test('a second factor is told once for ever, though it goes and comes again', async () => {
  await world.restart();
  expect(world.factors).toEqual([]);
  await addFactor();
  await world.restart();
  await world.platform.close();
  expect(world.factors).toEqual([[`factor-${ann.userId}`, ann.accountId]]);
  await world.db.deleteFrom('totp_factors').execute();
  await addFactor();
  world.nowMs += minuteMs;
  await world.restart();
  expect(world.factors).toHaveLength(1);
});

test('a factor is kept to be told while the exchange is away, and while it rewards none', async () => {
  await addFactor();
  world.areFactorsUnwanted = true;
  await world.restart();
  world.areFactorsUnwanted = false;
  world.isExchangeDown = true;
  await world.restart();
  expect(world.factors).toEqual([]);
  world.isExchangeDown = false;
  await world.restart();
  await expect.poll(() => world.factors).toHaveLength(1);
});
