import { hourMs } from '@candor/kernel';
import type { AccountId, EventOf, PairId } from '@candor/exchange';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import { charged, closedTicket, lots, openedTicket, orderedTicket, ppm, ticket } from '../contract/testing/facts.ts';
import { copied, followed, marked, traderIs } from './testing/facts.ts';
import { account, amount, Facts, listed, startMs } from '../testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

const ann = account(1_000);
const bob = account(1_001);
const tess = account(1_010);
const theo = account(1_011);

let model: TestReadModel;
let facts: Facts;

beforeEach(() => {
  model = testReadModel();
  facts = listed(new Facts())
    .add(startMs, traderIs(tess, 'applied'))
    .add(startMs + 5, traderIs(tess, 'followable'));
});

afterEach(() => model.close());

function read(): Reader {
  model.apply(facts.batch());
  return model.reader();
}

const page = (number = 1, limit = 10) => ({ page: number, limit });

/** Opens a ticket at once. */
function open(atMs: number, id: number, accountId: AccountId, copyOf?: EventOf<'contract.ordered'>['copyOf']): void {
  facts.add(atMs, orderedTicket(id, accountId, { copyOf }), openedTicket(id, accountId, { copyOf }));
}

/** Closes the whole of it with these totals. */
function close(
  atMs: number,
  id: number,
  accountId: AccountId,
  totals: readonly [profit: number, fee: number, overnight: number],
  fields: Partial<EventOf<'contract.closed'>> = {},
): void {
  const [profitTotal, feeTotal, overnightTotal] = totals.map(amount) as [never, never, never];
  facts.add(atMs, closedTicket(id, accountId, { profitTotal, feeTotal, overnightTotal, ...fields }));
}

describe('the record of a trader', () => {
  test('has the tickets since the application that are no copies, fees and overnight fees included', async () => {
    facts = listed(new Facts());
    open(startMs, 1, tess);
    open(startMs, 2, tess, { traderId: theo, traderTicketId: ticket(9) });
    facts.add(startMs, traderIs(theo, 'applied'), traderIs(tess, 'applied'));
    for (const id of [3, 4, 5]) open(startMs + 1, id, tess);
    facts.add(startMs + 2, charged(3, tess, 20_090, 2));
    close(startMs + 10, 1, tess, [900, 7, 0]);
    close(startMs + 11, 2, tess, [700, 7, 0], { copyOf: { traderId: theo, traderTicketId: ticket(9) } });
    close(startMs + 12, 3, tess, [8, 7, 2], {});
    close(startMs + 13, 4, tess, [30, 3, 0], { lots: lots(40), lotsLeft: lots(60) });
    close(startMs + 14, 4, tess, [50, 7, 0], { lots: lots(60) });
    close(startMs + 15, 5, tess, [30, 5, 0], { lots: lots(40), lotsLeft: lots(60) });
    const reader = read();
    // Ticket 3: 8 − 7 − 2 = −1; ticket 4: 50 − 7 = 43; ticket 5 so far: 30 − 5 = 25, and no trade yet.
    expect(await reader.trader(tess)).toMatchObject({ closedTrades: 2, wonTrades: 1, realised: 67n });
    expect(await reader.trader(theo)).toMatchObject({ closedTrades: 0, copiesClosed: 1, followersRealised: 693n });
    const history = await reader.traderTickets({ traderId: tess, ...page() });
    expect([history.rows.map(({ ticketId }) => ticketId), history.total]).toEqual([[4, 3], 2]);
    expect((await reader.traderTickets({ traderId: tess, ...page(2, 1) })).rows).toMatchObject([{ ticketId: 3 }]);
    expect(await reader.traderTickets({ traderId: ann, ...page() })).toEqual({ rows: [], total: 0 });
    const performance = await reader.traderPerformance({ traderId: tess, fromMs: startMs + 13, toMs: startMs + 20 });
    expect(performance).toEqual({ points: [], closedTrades: 1, wonTrades: 1, realised: 43n });
  });

  test('counts followers’ own results separately, up to the moment at which they detach a copy', async () => {
    const copyOf = { traderId: tess, traderTicketId: ticket(1) };
    open(startMs + 10, 1, tess);
    for (const [id, follower] of [
      [2, ann],
      [3, bob],
    ] as const) {
      facts.add(startMs + 10, followed(follower, tess));
      open(startMs + 10, id, follower, copyOf);
    }
    close(startMs + 11, 2, ann, [-40, 7, 0], { copyOf });
    close(startMs + 12, 3, bob, [20, 4, 0], { copyOf, lots: lots(50), lotsLeft: lots(50) });
    facts.add(startMs + 13, { type: 'copy.self_held', ticketId: ticket(3), accountId: bob, ...copyOf });
    close(startMs + 14, 3, bob, [500, 7, 0], { lots: lots(50) });
    const reader = read();
    const record = await reader.trader(tess);
    expect(record).toMatchObject({ closedTrades: 0, realised: 0n });
    expect(record).toMatchObject({ copiesClosed: 1, copiesWon: 0, followersRealised: -31n, followers: 2 });
    const [follow] = (await reader.follows({ accountId: bob, ...page() })).rows;
    expect(follow?.results).toMatchObject({ copiesClosed: 0, realised: 16n });
  });

  test('goes on when the trader applies again, and counts days from the first time', async () => {
    facts.add(startMs + 10, traderIs(tess, 'suspended')).add(startMs + 11, traderIs(tess, 'applied'));
    facts.add(startMs + 12, traderIs(tess, 'followable'));
    const reader = read();
    expect(await reader.trader(tess)).toMatchObject({
      status: 'followable',
      share: 100_000,
      appliedAtMs: startMs,
      followableAtMs: startMs + 5,
    });
    expect(await reader.trader(tess)).not.toHaveProperty('mark');
    expect(await reader.trader(ann)).toBeUndefined();
  });
});

describe('performance', () => {
  const at = (hour: number) => startMs + hour * hourMs;
  const over = (reader: Reader, from: number, to: number) =>
    reader.traderPerformance({ traderId: tess, fromMs: at(from), toMs: at(to) });

  test('starts at the mark at or before the period, and falls from peaks inside it', async () => {
    [1_500_000, 1_000_000, 1_200_000, 900_000, 1_100_000].forEach((nav, index) =>
      facts.add(at(index + 1), marked(tess, nav, { equity: amount(nav / 1_000) })),
    );
    const reader = read();
    const all = await over(reader, 0, 9);
    expect(all.points.map(({ nav }) => nav)).toEqual([1_500_000, 1_000_000, 1_200_000, 900_000, 1_100_000]);
    expect([all.return, all.maxDrawdown]).toEqual([100_000, 400_000]);
    const late = await over(reader, 2, 9);
    expect(late.points).toHaveLength(4);
    expect([late.return, late.maxDrawdown]).toEqual([100_000, 250_000]);
    const between = await reader.traderPerformance({ traderId: tess, fromMs: at(3) + 1, toMs: at(4) });
    expect(between.points.map(({ atMs }) => atMs)).toEqual([at(3), at(4)]);
    expect([between.return, between.maxDrawdown]).toEqual([-250_000, 250_000]);
    expect((await reader.trader(tess))?.mark).toEqual({
      atMs: at(5),
      equity: 1_100n,
      nav: 1_100_000,
      navPeak: 1_100_000,
      followers: 0,
      followersResult: 0n,
    });
  });

  test('has no result without a mark, and a whole loss when everything was lost', async () => {
    const reader = read();
    expect(await over(reader, 0, 9)).toEqual({ points: [], closedTrades: 0, wonTrades: 0, realised: 0n });
    facts.add(at(1), marked(tess, 0));
    model.apply(facts.batch());
    expect(await over(reader, 0, 9)).toMatchObject({ return: -1_000_000, maxDrawdown: 1_000_000 });
    expect(await over(reader, 1, 9)).toMatchObject({ return: 0, maxDrawdown: 0 });
  });
});

test('traders are listed by status, best for their followers first', async () => {
  const others = [1_012, 1_013].map(account);
  facts.add(startMs + 6, traderIs(theo, 'applied'));
  for (const [index, id] of others.entries()) facts.add(startMs + 7 + index, traderIs(id, 'followable'));
  facts.add(startMs + 20, followed(ann, others[0] as AccountId));
  facts.add(
    startMs + 30,
    marked(tess, 1_000_000, { followersResult: amount(-7) }),
    marked(others[0] as AccountId, 1_000_000, { followersResult: amount(-(10n ** 30n)) }),
    marked(others[1] as AccountId, 1_000_000, { followersResult: amount(10n ** 30n) }),
  );
  const reader = read();
  const ids = async (filter: Partial<Parameters<Reader['traders']>[0]>) => {
    const { rows, total } = await reader.traders({ ...page(), ...filter });
    return [rows.map(({ traderId }) => traderId), total];
  };
  expect(await ids({})).toEqual([[1_013, 1_010, 1_012], 3]);
  expect(await ids({ sort: 'followers' })).toEqual([[1_012, 1_013, 1_010], 3]);
  expect(await ids({ sort: 'newest', ...page(2, 2) })).toEqual([[1_010], 3]);
  expect(await ids({ statuses: ['applied'] })).toEqual([[1_011], 1]);
  expect(await ids({ statuses: ['applied', 'followable'], sort: 'newest' })).toEqual([[1_013, 1_012, 1_011, 1_010], 4]);
});

test('a feed shows each follower the outcome of each trade, and the reason', async () => {
  facts
    .add(startMs + 6, traderIs(theo, 'applied'))
    .add(startMs + 10, copied(ann, tess, 'copied', { ticketId: ticket(2) }), copied(bob, tess, 'copied'))
    .add(startMs + 11, copied(ann, theo, 'skipped', { reason: 'below_minimum' }))
    .add(startMs + 12, copied(ann, tess, 'partial', { ticketId: ticket(5) }))
    .add(startMs + 13, copied(ann, tess, 'skipped'));
  const reader = read();
  const feed = async (filter: Partial<Parameters<Reader['copyFeed']>[0]>) => {
    const { rows, total } = await reader.copyFeed({ accountId: ann, ...page(), ...filter });
    return [rows.map(({ result, reason }) => [result, reason]), total];
  };
  const [copy, small] = [
    ['copied', undefined],
    ['skipped', 'below_minimum'],
  ];
  const [part, skip] = [
    ['partial', 'margin_cap'],
    ['skipped', 'margin_cap'],
  ];
  expect(await feed({})).toEqual([[skip, part, small, copy], 4]);
  expect(await feed(page(2, 3))).toEqual([[copy], 4]);
  expect(await feed({ results: ['partial', 'skipped'] })).toEqual([[skip, part, small], 3]);
  expect(await feed({ traderId: tess })).toEqual([[skip, part, copy], 3]);
  expect(await feed({ traderId: tess, results: ['skipped'] })).toEqual([[skip], 1]);
  expect(await feed({ traderId: bob })).toEqual([[], 0]);
  const { rows } = await reader.copyFeed({ accountId: ann, traderId: tess, results: ['copied'], ...page() });
  expect(rows).toEqual([
    {
      traderId: tess,
      traderTicketId: 1,
      pairId: 1,
      direction: 'long',
      traderLots: 100,
      wantedLots: 50,
      lots: 50,
      price: 101,
      result: 'copied',
      ticketId: 2,
      atMs: startMs + 10,
    },
  ]);
});

test('follows have a begin and an end, and following again is another one', async () => {
  facts
    .add(startMs + 10, followed(ann, tess, { marginMax: amount(500) }))
    .add(startMs + 11, followed(ann, tess, { isNew: 'no', mode: 'lots', size: 10 }))
    .add(startMs + 12, copied(ann, tess, 'copied'), followed(bob, tess))
    .add(startMs + 13, { type: 'copy.follow_ended', accountId: ann, traderId: tess })
    .add(startMs + 14, followed(ann, tess, { dailyLossMax: amount(9) }));
  const reader = read();
  const { rows, total } = await reader.follows({ accountId: ann, ...page() });
  expect(total).toBe(2);
  const results = { copied: 1, partial: 0, skipped: 0, copiesClosed: 0, copiesWon: 0, realised: 0n, shared: 0n };
  const common = { traderId: tess, share: 100_000, slippage: 5_000, pairs: 'all', pairIds: [], results };
  expect(rows).toEqual([
    {
      ...common,
      mode: 'multiple',
      size: 50,
      dailyLossMax: 9n,
      begunAtMs: startMs + 14,
      changedAtMs: startMs + 14,
    },
    {
      ...common,
      mode: 'lots',
      size: 10,
      begunAtMs: startMs + 10,
      changedAtMs: startMs + 11,
      endedAtMs: startMs + 13,
    },
  ]);
  expect(await reader.trader(tess)).toMatchObject({ followers: 2, followersEver: 2 });
});

test('limits stay while a follow is changed, name what ended it, and are none when it begins anew', async () => {
  const limits = {
    type: 'copy.limits_set',
    accountId: ann,
    traderId: tess,
    pairs: 'except',
    pairIds: [1, 3] as PairId[],
    lossMax: amount(20),
  } as const;
  const stopped = { reason: 'loss', result: amount(-21), limit: amount(20) } as const;
  facts
    .add(startMs + 10, followed(ann, tess), limits)
    .add(startMs + 11, followed(ann, tess, { isNew: 'no', size: 10 }))
    .add(
      startMs + 12,
      { type: 'copy.follow_ended', accountId: ann, traderId: tess },
      { type: 'copy.stopped', accountId: ann, traderId: tess, ...stopped },
    )
    .add(startMs + 13, followed(ann, tess));
  const { rows } = await read().follows({ accountId: ann, ...page() });
  expect(rows).toMatchObject([
    { pairs: 'all', pairIds: [], begunAtMs: startMs + 13 },
    { pairs: 'except', pairIds: [1, 3], lossMax: 20n, size: 10, stopReason: 'loss', stopResult: -21n },
  ]);
  expect(rows[0]).not.toHaveProperty('lossMax');
  expect(rows[0]).not.toHaveProperty('stopReason');
});

test('profit shares are listed for both ends', async () => {
  const shared = (accountId: AccountId, paid: number, sharedTotal: number): EventOf<'copy.profit_shared'> => ({
    type: 'copy.profit_shared',
    accountId,
    traderId: tess,
    realised: amount(200),
    share: ppm(100_000),
    sharedTotal: amount(sharedTotal),
    paid: amount(paid),
  });
  facts.add(startMs + 10, shared(ann, 20, 20), shared(bob, 4, 4)).add(startMs + 11, shared(ann, 15, 35));
  const reader = read();
  const paidBy = async (accountId: AccountId, as: 'follower' | 'trader') => {
    const { rows, total } = await reader.profitShares({ accountId, as, ...page() });
    return [rows.map((row) => [row.accountId, row.paid]), total];
  };
  expect(await paidBy(ann, 'follower')).toEqual([
    [
      [ann, 15n],
      [ann, 20n],
    ],
    2,
  ]);
  expect(await paidBy(tess, 'trader')).toEqual([
    [
      [ann, 15n],
      [bob, 4n],
      [ann, 20n],
    ],
    3,
  ]);
  expect(await paidBy(tess, 'follower')).toEqual([[], 0]);
  expect((await reader.profitShares({ accountId: ann, as: 'follower', ...page(1, 1) })).rows).toEqual([
    {
      accountId: ann,
      traderId: tess,
      realised: 200n,
      share: 100_000,
      sharedTotal: 35n,
      paid: 15n,
      atMs: startMs + 11,
    },
  ]);
  expect(await reader.trader(tess)).toMatchObject({ sharesReceived: 39n });
});
