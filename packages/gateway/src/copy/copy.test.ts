import {
  applyAsTrader,
  cancelFollow,
  closeContract,
  copyFeedTopic,
  decideTrader,
  decodeUpdate,
  estimateFollow,
  followTrader,
  getTrader,
  isEnded,
  listContractMarkets,
  listContractTickets,
  listCopyFeed,
  listFollows,
  listReviewedTraders,
  listTraderTickets,
  listTraders,
  openContract,
  selfHoldContract,
  setAvatar,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestLiveClient } from '../live/test-live-client.ts';
import { upload } from '../funding/test-funding.ts';
import { testPhoto } from '../testing/test-multipart.ts';
import { long, lots, newContractUser } from '../contract/test-contracts.ts';
import { btcUsdt, operatorTokens, startTestSystem, type TestSystem, type TestUser } from '../testing/test-system.ts';

let system: TestSystem;
let trader: TestUser;
let follower: TestUser;
let traderId: number;
beforeAll(async () => {
  system = await startTestSystem();
  [trader, follower] = [await newContractUser(system, 'trader'), await newContractUser(system, 'follower')];
});
afterAll(() => system.close());

const at = (price: string) => system.tick({ [btcUsdt]: price });

it('lets an operator decide who can be followed, and shows no trader before', async () => {
  await at('60000');
  expect(await trader.codeOf(applyAsTrader, { sharePercent: '60' })).toBe('share_invalid');
  expect(await trader.call(applyAsTrader, { sharePercent: '10' })).toEqual({ status: 'applied' });
  expect((await follower.call(listTraders, {})).data).toEqual([]);
  const asked = async () =>
    (await system.send(listReviewedTraders, {}, { token: operatorTokens.compliance })).body.message.data;
  await expect.poll(async () => (await asked()).length).toBe(1);
  const [applicant] = await asked();
  expect(applicant).toMatchObject({ status: 'applied', share_ppm: 100_000, trades: 0 });
  traderId = applicant.trader_user_id;
  expect(await follower.codeOf(getTrader, { traderId })).toBe('trader_not_found');
  const decision = { trader_user_id: traderId, decision: 'accept', note: 'record looked through' };
  expect((await system.send(decideTrader, decision, { token: operatorTokens.compliance })).body.type).toBe('ok');
  await expect.poll(async () => (await follower.call(listTraders, {})).total).toBe(1);
  expect((await trader.call(listFollows, {})).trader).toMatchObject({ status: 'followable', followers: 0 });
  expect((await follower.call(getTrader, { traderId })).card).toMatchObject({ traderId, trades: 0, isFollowed: false });
  const location = await upload(system, trader, 'avatar', testPhoto);
  const { avatar } = await trader.call(setAvatar, { avatar: location });
  expect((await follower.call(listTraders, {})).data[0]).toMatchObject({ avatar });
});

it('copies at half size, and reports copied and skipped tickets with the reason', async () => {
  const half = { traderId, mode: 'multiple', size: lots(50) } as const;
  expect(await follower.call(followTrader, { ...half, marginMax: '500' })).toEqual({ traderId, isNew: true });
  expect(await follower.call(followTrader, { ...half, marginMax: '400' })).toEqual({ traderId, isNew: false });
  expect(await follower.codeOf(followTrader, { ...half, size: lots(0) })).toBe('follow_invalid');
  expect(await trader.codeOf(followTrader, half)).toBe('follow_self');
  const client = await TestLiveClient.connect(await system.listen(), { token: follower.token });
  await client.subscribe('copy_feed');
  const { ticketId } = await trader.call(openContract, long);
  await at('60000');
  const tiny = await trader.call(openContract, { ...long, lots: lots(10) });
  await at('60000');
  const { data } = await follower.call(listCopyFeed, {});
  expect(data).toMatchObject([
    { traderTicketId: tiny.ticketId, result: 'skipped', reason: 'below_minimum', lots: 0, wantedLots: 5 },
    { traderTicketId: ticketId, result: 'copied', lots: 500, traderLots: 1_000, traderId },
  ]);
  const rowsOf = (heard: readonly { readonly data: unknown }[]) =>
    heard.flatMap((message) => decodeUpdate(copyFeedTopic, message.data));
  const live = await client.messagesOf('copy_feed', (heard) => rowsOf(heard).length > 1);
  expect(rowsOf(live)).toEqual(data.toReversed());
  await client.close();
  expect((await follower.call(listCopyFeed, { result: 'skipped' })).total).toBe(1);
  const { tickets } = await follower.call(listContractTickets, { status: 'open' });
  expect(tickets).toMatchObject([{ ownership: 'copied', traderId, traderTicketId: ticketId, lots: 500 }]);
  const { follows } = await follower.call(listFollows, {});
  expect(follows).toMatchObject([
    { traderId, isActive: true, size: 50, marginMax: '400', lostToday: expect.any(String) },
  ]);
  expect(follows[0]?.openTickets).toEqual(tickets.map((ticket) => ticket.ticketId));
  const detail = await follower.call(getTrader, { traderId });
  expect(detail.card).toMatchObject({ followers: 1, isFollowed: true });
  expect(detail.open).toHaveLength(2);
  expect(detail.periods.map(({ days }) => days)).toEqual([7, 30, 90]);

  await trader.call(closeContract, { ticketId });
  await at('61000');
  expect((await follower.call(listContractTickets, { status: 'open' })).total).toBe(0);
  const { tickets: all } = await follower.call(listContractTickets, {});
  expect(all).toMatchObject([{ reason: 'trader_closed', ownership: 'copied' }]);
});

it('estimates the result of following close to the real one', async () => {
  const [own] = (await follower.call(listContractTickets, { status: 'ended' })).tickets.filter(isEnded);
  const record = await follower.call(listTraderTickets, { traderId });
  expect(record.data).toHaveLength(1);
  const estimate = await follower.call(estimateFollow, { traderId, mode: 'multiple', size: lots(50) });
  expect(estimate).toMatchObject({ sample: 1, trades: [{ lots: 500, result: 'copied', direction: 'long' }] });
  expect(estimate.profit).toBe(own?.profitTotal);
  expect(Number(estimate.fees)).toBeCloseTo(Number(own?.feeTotal), 5);
  expect(Number(estimate.share)).toBeGreaterThan(0);
  const sum = Number(estimate.profit) - Number(estimate.fees) - Number(estimate.overnight) - Number(estimate.share);
  expect(Number(estimate.total)).toBeCloseTo(sum, 6);
  const capped = await follower.call(estimateFollow, { traderId, mode: 'lots', size: lots(5_000), marginMax: '30' });
  expect(capped.trades).toMatchObject([{ result: 'partial', reason: 'margin_cap' }]);
  expect(Number(capped.marginPeak)).toBeLessThanOrEqual(30);
});

it('lets a follower keep a copy as his own, and leave', async () => {
  const { ticketId: source } = await trader.call(openContract, long);
  await at('60500');
  const [copied] = (await follower.call(listContractTickets, { status: 'open' })).tickets;
  const ticketId = copied?.ticketId as number;
  expect(await follower.call(selfHoldContract, { ticketId })).toEqual({ ticketId, lots: 500 });
  expect(await follower.codeOf(selfHoldContract, { ticketId })).toBe('ticket_not_copied');
  expect(await follower.call(cancelFollow, { traderId })).toEqual({ traderId });
  expect(await follower.codeOf(cancelFollow, { traderId })).toBe('follow_not_found');
  await trader.call(closeContract, { ticketId: source });
  await at('60500');
  expect((await follower.call(listContractTickets, { status: 'open' })).tickets).toMatchObject([
    { ticketId, ownership: 'own' },
  ]);
});

it('follows in one call with pairs and limits, and tells what stopped it', async () => {
  const follow = { traderId, mode: 'proportional', size: lots(100) } as const;
  const markets = await follower.call(listContractMarkets, {});
  const ethUsdt = present(
    markets.find(({ symbol }) => symbol === 'ETH/USDT'),
    'ETH/USDT is traded',
  ).pairId;
  const eth = { pairs: 'only' as const, pairIds: [ethUsdt] };
  expect(await follower.codeOf(followTrader, { ...follow, pairs: 'only' })).toBe('follow_invalid');
  expect(await follower.codeOf(followTrader, { ...follow, lossMax: '0' })).toBe('follow_invalid');
  expect(await follower.call(followTrader, { ...follow, ...eth })).toEqual({ traderId, isNew: true });
  await at('60000');
  await trader.call(openContract, long);
  await at('60000');
  const [skipped] = (await follower.call(listCopyFeed, {})).data;
  expect(skipped).toMatchObject({ result: 'skipped', reason: 'pair_excluded' });
  const estimate = await follower.call(estimateFollow, { ...follow, ...eth });
  expect(estimate.trades.map(({ reason }) => reason)).toContain('pair_excluded');

  expect(await follower.call(followTrader, { ...follow, lossMax: '5', profitMin: '500' })).toMatchObject({
    isNew: false,
  });
  await trader.call(openContract, long);
  await at('60000');
  const [copied] = (await follower.call(listCopyFeed, {})).data;
  expect(copied).toMatchObject({ traderLots: 1_000, result: 'copied' });
  expect((await follower.call(listFollows, {})).follows).toMatchObject([
    { mode: 'proportional', pairs: 'all', symbols: [], lossMax: '5', profitMin: '500' },
  ]);
  await at('59400');
  await at('59400');
  const [stopped] = (await follower.call(listFollows, {})).follows;
  expect(stopped).toMatchObject({ isActive: false, openTickets: [], stopped: { reason: 'loss' } });
  expect(Number(stopped?.stopped?.result)).toBeLessThanOrEqual(-5);
  const { tickets } = await follower.call(listContractTickets, { status: 'ended' });
  expect(tickets[0]).toMatchObject({ reason: 'copy_stopped', ticketId: copied?.ticketId });
});
