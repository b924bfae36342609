import { expect, test } from 'vitest';
import { registerUser, startTestPlatform } from '../test-platform.ts';

test('a watchlist keeps its order, each pair once, and is nobody else’s', async () => {
  const world = await startTestPlatform();
  const { watchlist } = world.platform;
  const ann = (await registerUser(world, 'ann@example.com')).userId;
  const bob = (await registerUser(world, 'bob@example.com')).userId;
  for (const pairId of [7, 3, 5, 7]) await watchlist.add(ann, pairId);
  await watchlist.add(bob, 3);
  await watchlist.remove(ann, 3);
  await watchlist.remove(ann, 99);
  await watchlist.add(ann, 1);
  expect([await watchlist.list(ann), await watchlist.list(bob)]).toEqual([[7, 5, 1], [3]]);
  await world.end();
});
