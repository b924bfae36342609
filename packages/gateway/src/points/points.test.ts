import {
  checkIn,
  claimPractice,
  commitSeed,
  exchangePoints,
  getGame,
  getLeaderboard,
  getPointsTerms,
  listCoupons,
  listNotices,
  listPoints,
  listPointsHistory,
  listPointsTasks,
  listSpins,
  placeSpotOrder,
  setListed,
  setPointsItem,
  setPointsTask,
  setWheel,
  spinWheel,
} from '@candor/api';
import type { PointsTask } from '@candor/exchange';
import { prizeOf } from '@candor/exchange/rules';
import { dayMs, dayOf, draw, minuteMs, present } from '@candor/kernel';
import { hmacSha256, sha256 } from '@candor/kernel/hash';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changedByTwo } from '../testing/test-operators.ts';
import { btc, operatorTokens, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
  await changedByTwo(system, setPointsTask, { ...dailyTask, reward: daily, daily_max: daily });
});
afterAll(() => system.close());

const risk = { token: operatorTokens.markets };
/** The door lets so many calls of one user in at a time. */
const tooMany = 'too_many_requests';
const note = 'for the test';
const daily = 600;
const dailyTask = { task: 'check_in', per: '0', delay: 0, life_days: 30, offered: 1, note };
const emblem = 2;
const feeCoupon = 11;

const balanceOf = async (user: TestUser) => present((await user.call(listPoints, {})).balance, 'a user has points');
const refusedIn = (answers: readonly string[]) => [...new Set(answers.filter((code) => code !== 'ok'))];

async function taskOf(user: TestUser, task: PointsTask) {
  const { tasks } = await user.call(listPointsTasks, {});
  return present(
    tasks.find((one) => one.task === task),
    `${task} is offered`,
  );
}

/** Has the points of one check-in. */
async function saved(name: string): Promise<TestUser> {
  const user = await system.newUser(name);
  await user.call(checkIn, {});
  return user;
}

async function staking(user: TestUser, stake: number) {
  const { wheel } = await user.call(getGame, {});
  const { commitment } = await user.call(commitSeed, {});
  return { stake, termsHash: present(wheel, 'there is a wheel').termsHash, commitment, clientSeed: 'my-own_seed' };
}

it('pays one check-in a day, however many are sent at once', async () => {
  const anna = await system.newUser('anna');
  const answers = await Promise.all(Array.from({ length: 40 }, () => anna.codeOf(checkIn, {})));
  expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
  expect(refusedIn(answers).filter((code) => code !== tooMany)).toEqual(['checked_in_already']);
  expect(await balanceOf(anna)).toMatchObject({ available: daily, pending: 0 });
  expect(await taskOf(anna, 'check_in')).toMatchObject({ isDone: true, earned: daily, streak: 1 });
  const { data } = await anna.call(listPointsHistory, {});
  expect(data).toMatchObject([{ kind: 'earned', points: daily, available: daily, task: 'check_in' }]);
});

it('earns by trading up to the day’s maximum, pending first', async () => {
  const bert = await system.newUser('bert');
  await bert.call(claimPractice, { assetId: usdt });
  const market = { baseAssetId: btc, quoteAssetId: usdt, side: 'buy', orderType: 'market' } as const;
  await bert.call(placeSpotOrder, { ...market, quantity: '0.01' });
  expect(await taskOf(bert, 'trading')).toMatchObject({ earned: 20, isDone: false });
  expect(await balanceOf(bert)).toMatchObject({ available: 0, pending: 20 });
  await bert.call(placeSpotOrder, { ...market, quantity: '0.1' });
  expect(await taskOf(bert, 'trading')).toMatchObject({ earned: 200, isDone: true, dailyMax: 200 });
  system.wait(2 * minuteMs);
  await system.tick();
  expect(await balanceOf(bert)).toMatchObject({ available: 200, pending: 0 });
});

it('exchanges for a coupon that is in the list of coupons, at the cost that was seen', async () => {
  const carol = await saved('carol');
  const item = { itemId: feeCoupon, cost: 299 };
  expect(await carol.codeOf(exchangePoints, item)).toBe('item_cost_changed');
  const requestId = 'one-fee-coupon';
  const first = await carol.call(exchangePoints, { ...item, cost: 300, requestId });
  expect(first).toMatchObject({ available: daily - 300 });
  expect(await carol.call(exchangePoints, { ...item, cost: 300, requestId })).toEqual(first);
  const { data } = await carol.call(listCoupons, { status: 'usable' });
  expect(data[0]).toMatchObject({ kind: 'fee_rebate', worth: '10', status: 'issued', campaignId: 20 });
  await carol.call(exchangePoints, { itemId: feeCoupon });
  expect(await carol.codeOf(exchangePoints, { itemId: feeCoupon })).toBe('points_insufficient');
  const history = await carol.call(listPointsHistory, { kind: 'exchanged' });
  expect(history.data).toMatchObject([{}, { points: 300, item: { itemId: feeCoupon, gives: 'coupon', cost: 300 } }]);
});

it('sells no more of an item than its stock and one user’s limit, however many are asked for at once', async () => {
  const users = await Promise.all(['dana', 'dirk', 'dora'].map(saved));
  const terms = { id: emblem, gives: 'emblem', grant: 1, cost: 150, user_max: 1, note };
  const { body } = await system.send(getPointsTerms, {}, risk);
  const { taken } = body.message.items.find(({ id }: { id: number }) => id === emblem);
  const less = await system.send(setPointsItem, { ...terms, stock: taken + 2, offered: 1 }, risk);
  expect(less.body).toMatchObject({ type: 'ok' });
  const answers = await Promise.all(
    users.flatMap((user) => Array.from({ length: 15 }, () => user.codeOf(exchangePoints, { itemId: emblem }))),
  );
  expect(answers.filter((code) => code === 'ok')).toHaveLength(2);
  const known = ['item_sold_out', 'item_limit_reached', tooMany];
  expect(refusedIn(answers).filter((code) => !known.includes(code))).toEqual([]);
  const emblems = await Promise.all(users.map(async (user) => (await balanceOf(user)).emblem));
  expect(emblems.filter((worn) => worn === 1)).toHaveLength(2);
  const { items } = await present(users[0], 'the first').call(listPoints, {});
  expect(items.find(({ itemId }) => itemId === emblem)).toMatchObject({ left: 0, refusal: 'item_sold_out' });
});

it('tells a turn by its hash before the stake, and everything that draws it after', async () => {
  const emil = await saved('emil');
  const asked = await staking(emil, 10);
  const turn = await emil.call(spinWheel, { ...asked, requestId: 'turn-one' });
  const seed = Buffer.from(present(turn.seed, 'it is drawn'), 'hex');
  expect(Buffer.from(sha256(seed)).toString('hex')).toBe(asked.commitment);
  const weights = turn.segments.map(({ weight }) => weight);
  const drawn = draw({ clientSeed: asked.clientSeed, nonce: turn.nonce, weights }, (message) =>
    hmacSha256(seed, message),
  );
  expect(turn).toMatchObject({ state: 'drawn', segment: drawn.index, ticket: drawn.ticket, series: 1, nonce: 1 });
  expect(turn.prize).toBe(prizeOf(present(turn.segments[drawn.index], 'a segment'), 10));
  expect((await balanceOf(emil)).available).toBe(daily - 10 + (turn.prize ?? 0));
  expect(await emil.call(spinWheel, { ...asked, requestId: 'turn-one' })).toMatchObject({ spinId: turn.spinId });
  const { data } = await emil.call(listSpins, {});
  expect(data).toMatchObject([{ spinId: turn.spinId, seed: turn.seed, prize: turn.prize, segments: turn.segments }]);
  // The next commitment is the seed that was revealed: the chain goes on.
  const { commitment } = await emil.call(commitSeed, {});
  expect(commitment).toBe(turn.seed);
  expect(await emil.codeOf(spinWheel, asked)).toBe('series_changed');
});

it('stakes one turn under one commitment, and no more turns a day than there are, at once or one by one', async () => {
  const fritz = await saved('fritz');
  const asked = await staking(fritz, 10);
  const together = await Promise.all(Array.from({ length: 30 }, () => fritz.codeOf(spinWheel, asked)));
  expect(together.filter((code) => code === 'ok')).toHaveLength(1);
  const known = ['spin_unsettled', 'series_changed', tooMany];
  expect(refusedIn(together).filter((code) => !known.includes(code))).toEqual([]);
  const codes: string[] = [];
  for (let turn = 1; turn < 22; turn++) codes.push(await fritz.codeOf(spinWheel, await staking(fritz, 10)));
  expect(codes).toEqual([...Array.from({ length: 19 }, () => 'ok'), 'spins_used_up', 'spins_used_up']);
  expect((await fritz.call(getGame, {})).player).toMatchObject({ spinsLeft: 0, extraSpins: 0 });
});

it('draws a turn that was left between stake and reveal', async () => {
  const gerd = await saved('gerd');
  const { stake, termsHash, commitment, clientSeed } = await staking(gerd, 50);
  const { nextAccountId } = await system.exchange.query('status');
  const left = await system.exchange.submit<'game.spin'>({
    commandId: 'test:left-turn',
    actor: 'user',
    command: {
      type: 'game.spin',
      accountId: (nextAccountId - 1) as never,
      termsHash: Buffer.from(termsHash, 'hex'),
      commitment: Buffer.from(commitment, 'hex'),
      clientSeed: Buffer.from(clientSeed),
      stake,
    },
  });
  expect(left.outcome.ok).toBe(true);
  system.wait(2_000);
  await expect.poll(async () => (await gerd.call(getGame, {})).player?.pending, { timeout: 20_000 }).toBeUndefined();
  const { data } = await gerd.call(listSpins, {});
  expect(data).toMatchObject([{ state: 'drawn', commitment }]);
});

it('has winners on the leaderboard until they leave it', async () => {
  const hans = await saved('hans');
  for (let turn = 0; turn < 20; turn++) {
    const { balance } = await hans.call(listPoints, {});
    if ((balance?.available ?? 0) > daily) break;
    await hans.call(spinWheel, await staking(hans, 10));
  }
  const before = await hans.call(getLeaderboard, {});
  expect(before).toMatchObject({ isListed: true, own: { rank: expect.any(Number) } });
  const isWinner = (before.own?.net ?? 0) > 0;
  expect(before.rows.some(({ isOwn }) => isOwn)).toBe(isWinner);
  for (const { name } of before.rows) expect(name).toMatch(/^C\d\d\*\*\*\d\d$/);
  expect(await hans.call(setListed, { isListed: false })).toEqual({ isListed: false });
  const after = await hans.call(getLeaderboard, {});
  expect(after.rows.some(({ isOwn }) => isOwn)).toBe(false);
  expect(after).toMatchObject({ isListed: false, own: before.own });
});

it('lets two operators agree to a task, an item and a wheel, and one take them away', async () => {
  const once = { ...dailyTask, task: 'second_factor', reward: 70, daily_max: 70 };
  expect(await changedByTwo(system, setPointsTask, once)).toMatchObject({ type: 'ok' });
  const item = { id: 90, gives: 'spins', grant: 3, cost: 60, stock: 5, user_max: 2, note };
  expect(await changedByTwo(system, setPointsItem, { ...item, offered: 1 })).toMatchObject({ type: 'ok' });
  const wheel = { segments: '9:0,1:900', stakes: '5', spins_per_day: 1, life_days: 30, note };
  expect(await changedByTwo(system, setWheel, { ...wheel, offered: 1 })).toMatchObject({ type: 'ok' });
  const ida = await saved('ida');
  expect(await taskOf(ida, 'second_factor')).toMatchObject({ reward: 70, isDone: false });
  const { wheel: shown } = await ida.call(getGame, {});
  expect(shown).toMatchObject({ stakes: [5], spinsPerDay: 1, returned: 900_000 });
  await ida.call(spinWheel, await staking(ida, 5));
  expect(await ida.codeOf(spinWheel, await staking(ida, 5))).toBe('spins_used_up');
  await ida.call(exchangePoints, { itemId: 90, cost: 60 });
  expect((await ida.call(getGame, {})).player).toMatchObject({ spinsLeft: 0, extraSpins: 3 });
  const { body } = await system.send(setWheel, { ...wheel, offered: 0 }, risk);
  expect(body.message.proposal_id).toBeUndefined();
  expect(await ida.codeOf(commitSeed, {})).toBe('game_not_offered');
  const terms = (await system.send(getPointsTerms, {}, risk)).body.message;
  expect(terms.issued).toBe(terms.pending + terms.available + terms.spent + terms.expired);
});

it('reminds of points that expire tomorrow', async () => {
  await changedByTwo(system, setPointsTask, { ...dailyTask, reward: daily, daily_max: daily, life_days: 1 });
  const { email, password } = await saved('jana');
  const { clock } = system.gateway.deps;
  system.wait((dayOf(clock()) + 1) * dayMs - clock());
  await system.tick();
  const jana = await system.signIn(email, password);
  await vi.waitFor(async () => {
    const { notices } = await jana.call(listNotices, {});
    expect(notices.filter(({ kind }) => kind === 'points_expiring')).toMatchObject([
      { category: 'rewards', data: { points: String(daily), days: 1 } },
    ]);
  });
});
