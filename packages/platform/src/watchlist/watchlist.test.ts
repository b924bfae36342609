import { expect, test } from 'vitest';
import { registerUser, startTestPlatform } from '../test-platform.ts';

test('a watchlist keeps its order and times, each pair once, and belongs to its user', async () => {
  const world = await startTestPlatform();
  const { watchlist } = world.platform;
  const ann = (await registerUser(world, 'ann@example.com')).userId;
  const bob = (await registerUser(world, 'bob@example.com')).userId;
  const startMs = world.nowMs;
  for (const pairId of [7, 3, 5, 7]) {
    await watchlist.add(ann, pairId);
    world.nowMs += 1_000;
  }
  await watchlist.add(bob, 3);
  await watchlist.remove(ann, 3);
  await watchlist.remove(ann, 99);
  await watchlist.add(ann, 1);
  expect(await watchlist.list(ann)).toEqual([
    { pairId: 7, addedAtMs: startMs },
    { pairId: 5, addedAtMs: startMs + 2_000 },
    { pairId: 1, addedAtMs: startMs + 4_000 },
  ]);
  expect((await watchlist.list(bob)).map(({ pairId }) => pairId)).toEqual([3]);
  await world.end();
});
