import { house } from '@candor/exchange';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '../market/periods.ts';
import type { Reader } from '../reader.ts';
import { charged, closedTicket, liquidated, lots, openedTicket, orderedTicket, ticket } from './testing/facts.ts';
import { traderIs } from '../copy/testing/facts.ts';
import { account, amount, btcUsdt, ethUsdt, Facts, listed, posted, priceAt, startMs, usdt } from '../testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

const ann = account(1_000);
const bob = account(1_001);

let model: TestReadModel;
let facts: Facts;

beforeEach(() => {
  model = testReadModel();
  facts = listed(new Facts());
});

afterEach(() => model.close());

function read(): Reader {
  model.apply(facts.batch());
  return model.reader();
}

const page = (number = 1, limit = 10) => ({ page: number, limit });

describe('a ticket', () => {
  test('records an order to its end: its closes, and three lines that add up', async () => {
    facts
      .add(startMs, orderedTicket(1, ann, { takeProfit: { price: priceAt(120), lots: undefined } }))
      .add(startMs + 1, openedTicket(1, ann))
      .add(startMs + 2, {
        type: 'contract.exits_set',
        ticketId: ticket(1),
        accountId: ann,
        pairId: btcUsdt,
        stopLoss: { price: priceAt(90), lots: lots(30) },
      })
      .add(startMs + 3, charged(1, ann, 20_090, 2))
      .add(startMs + 4, {
        type: 'contract.closing',
        ticketId: ticket(1),
        accountId: ann,
        pairId: btcUsdt,
        lots: lots(30),
      });
    const reader = read();
    const live = {
      ticketId: 1,
      accountId: ann,
      pairId: btcUsdt,
      termsId: 1,
      direction: 'long',
      marginMode: 'cross',
      multiple: 10,
      entryType: 'market',
      status: 'closing',
      lots: 100,
      lotsLeft: 100,
      closingLots: 30,
      limitPrice: 105,
      referencePrice: 100,
      hold: 60n,
      margin: 48n,
      openMargin: 50n,
      notional: 500n,
      entryPrice: 101,
      entryMarkPrice: 100,
      entryGrid: 7,
      profit: 0n,
      fee: 3n,
      overnight: 2n,
      net: -5n,
      deficit: 0n,
      shortfall: 0n,
      stopLoss: { price: 90, lots: 30 },
      orderedAtMs: startMs,
      openedAtMs: startMs + 1,
      closes: [],
    };
    expect(await reader.ticketById({ accountId: ann, ticketId: ticket(1) })).toEqual(live);
    expect(await reader.ticketById({ accountId: bob, ticketId: ticket(1) })).toBeUndefined();
    expect(await reader.ticketHistory({ accountId: ann, ...page() })).toEqual({ rows: [], total: 0 });

    const first = { price: priceAt(110), lots: lots(30), lotsLeft: lots(70), marginLeft: amount(34) };
    const firstTotals = { profit: amount(9), profitTotal: amount(9), feeTotal: amount(7), overnightTotal: amount(2) };
    const last = { price: priceAt(95), lots: lots(70), lotsLeft: lots(0), reason: 'stop_loss' as const };
    const lastTotals = {
      profit: amount(-30),
      profitTotal: amount(-21),
      feeTotal: amount(11),
      overnightTotal: amount(2),
    };
    facts
      .add(startMs + 5, closedTicket(1, ann, { ...first, ...firstTotals }))
      .add(startMs + 6, closedTicket(1, ann, { ...last, ...lastTotals, deficit: amount(6) }));
    model.apply(facts.batch());
    const { closes, ...done } = (await reader.ticketById({ accountId: ann, ticketId: ticket(1) })) ?? {};
    const { closes: _none, ...before } = live;
    expect(done).toEqual({
      ...before,
      status: 'closed',
      lotsLeft: 0,
      closingLots: 0,
      margin: 0n,
      // (30 × 110 + 70 × 95) ÷ 100 = 99.5
      closePrice: 99,
      lastClosePrice: 95,
      closeReason: 'stop_loss',
      profit: -21n,
      fee: 11n,
      overnight: 2n,
      net: -34n,
      deficit: 6n,
      endedAtMs: startMs + 6,
    });
    expect(closes).toMatchObject([
      { lots: 30, lotsLeft: 70, price: 110, reason: 'user', profit: 9n, fee: 4n, marginLeft: 34n, atMs: startMs + 5 },
      {
        lots: 70,
        lotsLeft: 0,
        price: 95,
        reason: 'stop_loss',
        profit: -30n,
        marginReleased: 50n,
        deficit: 6n,
        shortfall: 0n,
      },
    ]);
    expect(await reader.ticketHistory({ accountId: ann, ...page() })).toEqual({ rows: [done], total: 1 });
  });

  test('that never filled has a reason, and the amount returned', async () => {
    facts.add(startMs, orderedTicket(1, ann)).add(startMs + 1, {
      type: 'contract.cancelled',
      ticketId: ticket(1),
      accountId: ann,
      pairId: btcUsdt,
      reason: 'slippage_limit',
      released: amount(60),
    });
    const { rows } = await read().ticketHistory({ accountId: ann, ...page(), statuses: ['cancelled'] });
    expect(rows).toMatchObject([
      { status: 'cancelled', cancelReason: 'slippage_limit', released: 60n, lotsLeft: 0, margin: 0n, net: 0n },
    ]);
    expect(rows[0]).not.toHaveProperty('closePrice');
  });

  test('keeps the mark it waited for, and has its new multiple with the margin of that', async () => {
    const own = { ticketId: ticket(1), accountId: ann, pairId: btcUsdt };
    facts
      .add(startMs, orderedTicket(1, ann), {
        type: 'contract.trigger_set',
        ...own,
        triggerPrice: priceAt(100),
        waitsFor: 'rise',
      })
      .add(
        startMs + 2,
        { type: 'contract.triggered', ...own, markPrice: priceAt(100), gridIndex: 7 },
        openedTicket(1, ann),
      )
      .add(startMs + 3, { type: 'contract.multiple_set', ...own, multiple: 5, margin: amount(99) });
    expect(await read().ticketById({ accountId: ann, ticketId: ticket(1) })).toMatchObject({
      triggerPrice: 100,
      triggeredAtMs: startMs + 2,
      multiple: 5,
      margin: 99n,
    });
  });

  test('keeps the ticket it copied after its owner detaches it', async () => {
    const copyOf = { traderId: bob, traderTicketId: ticket(1) };
    facts
      .add(startMs, traderIs(bob, 'applied'))
      .add(startMs, orderedTicket(1, bob), orderedTicket(2, ann, { copyOf }), openedTicket(2, ann, { copyOf }))
      .add(startMs + 5, { type: 'copy.self_held', ticketId: ticket(2), accountId: ann, ...copyOf });
    expect(await read().ticketById({ accountId: ann, ticketId: ticket(2) })).toMatchObject({
      copyOf,
      selfHeldAtMs: startMs + 5,
    });
  });
});

test('tickets are filtered and paged, with totals that follow their states', async () => {
  for (let id = 1; id <= 6; id++) {
    const fields = { pairId: id % 2 ? btcUsdt : ethUsdt, direction: id > 4 ? 'short' : 'long' } as const;
    facts.add(startMs + id, orderedTicket(id, ann, fields));
    if (id !== 6) facts.add(startMs + id, openedTicket(id, ann, fields));
  }
  // Ended in another order than they were ordered.
  for (const id of [4, 1]) facts.add(startMs + 100 - id, closedTicket(id, ann));
  facts.add(startMs + 200, {
    type: 'contract.cancelled',
    ticketId: ticket(6),
    accountId: ann,
    pairId: ethUsdt,
    reason: 'user_cancelled',
    released: amount(60),
  });
  const reader = read();
  const ids = ({ rows, total }: Awaited<ReturnType<Reader['tickets']>>) => [rows.map((row) => row.ticketId), total];
  const list = async (filter: Partial<Parameters<Reader['tickets']>[0]>) =>
    ids(await reader.tickets({ accountId: ann, ...page(), ...filter }));
  expect(await list({})).toEqual([[6, 5, 4, 3, 2, 1], 6]);
  expect(await list(page(2, 4))).toEqual([[2, 1], 6]);
  expect(await list({ statuses: ['open', 'closing'] })).toEqual([[5, 3, 2], 3]);
  expect(await list({ statuses: ['pending'] })).toEqual([[], 0]);
  expect(await list({ statuses: ['open'], pairId: btcUsdt, direction: 'long' })).toEqual([[3], 1]);
  expect(await list({ fromMs: startMs + 2, toMs: startMs + 5 })).toEqual([[4, 3, 2], 3]);
  expect(await list({ accountId: bob })).toEqual([[], 0]);

  const history = async (filter: Partial<Parameters<Reader['ticketHistory']>[0]>) =>
    ids(await reader.ticketHistory({ accountId: ann, ...page(), ...filter }));
  expect(await history({})).toEqual([[6, 1, 4], 3]);
  expect(await history({ statuses: ['closed'] })).toEqual([[1, 4], 2]);
  expect(await history({ pairId: ethUsdt })).toEqual([[6, 4], 2]);
  expect(await history({ direction: 'short' })).toEqual([[6], 1]);
  expect(await history({ fromMs: startMs + 97, toMs: startMs + 200 })).toEqual([[1], 1]);
});

test('overnight fees of an account and of a ticket, newest first', async () => {
  facts.add(startMs, ...[1, 2].flatMap((id) => [orderedTicket(id, ann), openedTicket(id, ann)]));
  facts.add(startMs + dayMs, charged(1, ann, 20_090, 2), charged(2, ann, 20_090, 3));
  facts.add(startMs + 2 * dayMs, charged(1, ann, 20_091, 4));
  const reader = read();
  const all = await reader.overnightCharges({ accountId: ann, ...page(1, 2) });
  expect([all.rows.map(({ fee }) => fee), all.total]).toEqual([[4n, 3n], 3]);
  const ofOne = await reader.overnightCharges({ accountId: ann, ticketId: ticket(1), ...page() });
  expect([ofOne.rows.map(({ fee }) => fee), ofOne.total]).toEqual([[4n, 2n], 2]);
  expect(ofOne.rows[1]).toEqual({
    ticketId: 1,
    pairId: btcUsdt,
    dayStartMs: 20_090 * dayMs,
    notional: 500n,
    rate: 109_500,
    fee: 2n,
    margin: 48n,
    atMs: startMs + dayMs,
  });
  expect(await reader.overnightCharges({ accountId: bob, ticketId: ticket(1), ...page() })).toEqual({
    rows: [],
    total: 0,
  });
});

test('liquidations leave reports, by account and by ticket', async () => {
  facts
    .add(startMs, ...[1, 2, 3].flatMap((id) => [orderedTicket(id, ann), openedTicket(id, ann)]))
    .add(startMs + 1, liquidated(ann, 1, 2), liquidated(bob, 9))
    .add(startMs + 2, liquidated(ann, 2));
  const reader = read();
  const all = await reader.liquidationReports({ accountId: ann, ...page() });
  expect(all.total).toBe(2);
  expect(all.rows.map((row) => row.tickets.map((each) => [each.ticketId, each.isClosed]))).toEqual([
    [[2, true]],
    [
      [1, true],
      [2, false],
    ],
  ]);
  expect(all.rows[0]).toMatchObject({
    accountId: ann,
    marginMode: 'cross',
    gridIndex: 12,
    equity: -5n,
    margin: 50n,
    maintenance: 2n,
    fee: 1n,
    deficit: 6n,
    fromInsurance: 4n,
    fromOthers: 2n,
    equityAfter: 0n,
    sequence: 5,
    atMs: startMs + 2,
  });
  const ofOne = async (id: number, accountId = ann) => {
    const { rows, total } = await reader.liquidationReports({ accountId, ticketId: ticket(id), ...page() });
    return [rows.map(({ sequence }) => sequence), total];
  };
  expect(await ofOne(2)).toEqual([[5, 4], 2]);
  expect(await ofOne(1)).toEqual([[4], 1]);
  expect(await ofOne(3)).toEqual([[], 0]);
  expect(await ofOne(1, bob)).toEqual([[], 0]);
});

test('an amount frozen in a contract wallet keeps its worth, and the insurance fund has a statement', async () => {
  const insurance = { accountId: house.insurance, walletType: 'house', kind: 'liquidation_fee' } as const;
  facts
    .add(
      startMs,
      posted({ walletType: 'contract', kind: 'contract_hold', availableAfter: amount(40), frozenAfter: amount(60) }),
    )
    .add(startMs + 1, posted({ ...insurance, available: amount(5), availableAfter: amount(5) }));
  const reader = read();
  const values = await reader.dailyValues({ accountId: ann, days: 1, nowMs: startMs + 2 });
  expect(values).toEqual([{ dayStartMs: startMs, value: 100n, unpricedAssetIds: [] }]);
  const held = await reader.ledgerEntries({ accountId: ann, kinds: ['contract_hold'], ...page() });
  expect([held.rows.length, held.total]).toEqual([1, 1]);
  const fund = await reader.ledgerEntries({ accountId: house.insurance, ...page() });
  expect(fund.rows).toMatchObject([{ assetId: usdt, kind: 'liquidation_fee', available: 5n, availableAfter: 5n }]);
});
