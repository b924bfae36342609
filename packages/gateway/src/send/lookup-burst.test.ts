import { findRecipient, listRecentRecipients, lookupsPerDay } from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standardRateLimits } from '../http/rate-limiter.ts';
import { startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true, gateway: { rateLimits: standardRateLimits } });
});
afterAll(() => system.close());

const { burst, perSecond } = standardRateLimits.code;

it('lets a burst of lookups end long before the day has, and takes none of the day for those it refuses', async () => {
  const [asker, friend] = [await system.newUser('asker'), await system.newUser('friend')];
  const look = () => asker.codeOf(findRecipient, { kind: 'email', to: friend.email });
  const lookMany = async (count: number) => (await Promise.all(Array.from({ length: count }, look))).toSorted();
  // Other tries of the same class, from the registration, are forgotten by then.
  system.wait((burst / perSecond) * 1_000);
  expect(burst).toBeLessThan(lookupsPerDay);
  expect(await lookMany(burst + 5)).toEqual([
    ...Array.from({ length: burst }, () => 'ok'),
    ...Array.from({ length: 5 }, () => 'too_many_requests'),
  ]);
  // Those who were sent to before are no lookups, and are there all the same.
  expect(await asker.codeOf(listRecentRecipients, {})).toBe('ok');
  system.wait(1_000 / perSecond);
  expect(await lookMany(3)).toEqual(['ok', 'too_many_requests', 'too_many_requests']);
  let used = burst + 1;
  for (; used < lookupsPerDay; used++) {
    system.wait(1_000 / perSecond);
    expect(await look()).toBe('ok');
  }
  system.wait(1_000 / perSecond);
  expect(await look()).toBe('recipients_used_up');
});
