import type {
  CouponId,
  LoanId,
  LoanProductId,
  NftBoxId,
  NftItemId,
  NftOrderId,
  NftSaleId,
  NftSeriesId,
  NftWorkId,
  OtcOrderId,
  ProjectId,
  QuoteId,
  RecurringPlanId,
  SendId,
  SubscriptionId,
} from '@candor/exchange';
import { gameWeekOf } from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import { openSqlite } from '../sqlite/index.ts';
import { ticket, terms } from '../contract/testing/facts.ts';
import { account, amount, btcUsdt, order, startMs, usdt } from '../testing/facts.ts';
import { bytes, rail } from '../funding/testing/facts.ts';
import { hashOf, option } from '../options/testing/facts.ts';
import { randomFacts } from '../testing/random-facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

/** Tables that do not grow with history: a walk over them is no harm. */
const smallTables = ['pairs', 'assets', 'base', 'quote', 'issue_prices', 'nft_entry_counts', 'rail_days'];
const accountId = account(1_000);
const paged = { accountId, page: 2, limit: 20 };
const range = { fromMs: startMs, toMs: startMs + 1 };

const reads: Record<string, (reader: Reader) => Promise<unknown>> = {
  'order history': (reader) => reader.orderHistory(paged),
  'order history of a pair': (reader) => reader.orderHistory({ ...paged, pairId: btcUsdt, side: 'buy' }),
  'order history between times': (reader) => reader.orderHistory({ ...paged, ...range }),
  'order history of a pair between times': (reader) => reader.orderHistory({ ...paged, pairId: btcUsdt, ...range }),
  'one order': (reader) => reader.orderById({ accountId, orderId: order(1) }),
  'an order’s trades': (reader) => reader.orderTrades({ accountId, orderId: order(1) }),
  'an account’s trades': (reader) => reader.accountTrades(paged),
  'an account’s trades of a pair': (reader) => reader.accountTrades({ ...paged, pairId: btcUsdt }),
  'ledger entries': (reader) => reader.ledgerEntries(paged),
  'ledger entries of kinds': (reader) => reader.ledgerEntries({ ...paged, kinds: ['trade', 'trade_fee'] }),
  'ledger entries of a wallet type': (reader) => reader.ledgerEntries({ ...paged, walletType: 'spot' }),
  'ledger entries of an asset': (reader) => reader.ledgerEntries({ ...paged, assetId: usdt }),
  'ledger entries of a wallet': (reader) => reader.ledgerEntries({ ...paged, assetId: usdt, walletType: 'spot' }),
  'ledger entries between times': (reader) => reader.ledgerEntries({ ...paged, kinds: ['deposit'], ...range }),
  'ledger entries of a wallet between times': (reader) =>
    reader.ledgerEntries({ ...paged, walletType: 'spot', assetId: usdt, ...range }),
  transfers: (reader) => reader.transfers(paged),
  'sends of both sides': (reader) => reader.sends(paged),
  'sends of one side': (reader) => reader.sends({ ...paged, side: 'received' }),
  'plans of recurring buys': (reader) => reader.recurringPlans(paged),
  'live plans of recurring buys': (reader) => reader.recurringPlans({ ...paged, statuses: ['running', 'paused'] }),
  'one plan of recurring buys': (reader) =>
    reader.oneRecurringPlan({ accountId: account(1_001), planId: 1 as RecurringPlanId }),
  'times of a plan of recurring buys': (reader) =>
    reader.recurringRuns({ ...paged, page: 1, accountId: account(1_001), planId: 1 as RecurringPlanId }),
  'plans of conversions': (reader) => reader.plansOfConversions({ quoteIds: [1 as QuoteId, 2 as QuoteId] }),
  'one send': (reader) => reader.oneSend({ accountId, sendId: 1 as SendId }),
  'recent recipients': (reader) => reader.recentRecipients({ accountId, limit: 5 }),
  conversions: (reader) => reader.conversions(paged),
  'money paid in on a day': (reader) => reader.paidIn({ accountId, fromMs: startMs }),
  'the worth of an account by hours': (reader) => reader.hourlyValues({ accountId, hours: 24, nowMs: startMs }),
  'costs of holdings': (reader) => reader.knownCosts(accountId),
  'daily values': (reader) => reader.dailyValues({ accountId, days: 30, nowMs: startMs }),
  candles: (reader) => reader.candles({ pairId: btcUsdt, period: '1hour', ...range, limit: 500 }),
  'recent trades': (reader) => reader.recentTrades(btcUsdt, 50),
  statistics: (reader) => reader.statistics24h(startMs),
  'statistics of pairs that stand still': (reader) => reader.statistics24h(Date.UTC(2100, 0, 1)),
  'house balances': (reader) => reader.houseBalances(),
  'days of ways in and out': (reader) => reader.railDays(),
  tickets: (reader) => reader.tickets(paged),
  'tickets of statuses': (reader) => reader.tickets({ ...paged, statuses: ['open', 'closing'], direction: 'long' }),
  'tickets of a pair between times': (reader) => reader.tickets({ ...paged, pairId: btcUsdt, ...range }),
  'ticket history': (reader) => reader.ticketHistory(paged),
  'ticket history of a pair': (reader) => reader.ticketHistory({ ...paged, pairId: btcUsdt, direction: 'long' }),
  'ticket history between times': (reader) => reader.ticketHistory({ ...paged, statuses: ['closed'], ...range }),
  'one ticket with its closes': async (reader) => {
    const { rows } = await reader.ticketHistory({ ...paged, page: 1, statuses: ['closed'] });
    return reader.ticketById(present(rows[0], 'the account has closed a ticket'));
  },
  'overnight fees': (reader) => reader.overnightCharges(paged),
  'overnight fees of a ticket': (reader) => reader.overnightCharges({ ...paged, ticketId: ticket(1) }),
  'liquidation reports with their tickets': async (reader) => {
    const { rows } = await reader.liquidationReports({ ...paged, page: 1 });
    return present(rows[0], 'the account was liquidated');
  },
  'liquidation reports of a ticket': (reader) => reader.liquidationReports({ ...paged, ticketId: ticket(1) }),
  options: (reader) => reader.options(paged),
  'options of a pair': (reader) => reader.options({ ...paged, pairId: btcUsdt, statuses: ['running', 'waiting'] }),
  'one option': (reader) => reader.optionById({ accountId, optionId: option(1) }),
  'window of an option': async (reader) => {
    const window = await reader.optionWindow({ pairId: btcUsdt, expiryGrid: 1_001, windowSize: 6 });
    return present(window, 'the window is closed');
  },
  'terms of options': async (reader) => present(await reader.optionTerms({ termsId: terms(1) }), 'terms were set'),
  'terms of options by hash': (reader) => reader.optionTerms({ hash: hashOf(1) }),
  'statistics of options': (reader) => reader.optionStatistics({ accountId }),
  traders: (reader) => reader.traders({ page: 1, limit: 20 }),
  'traders by followers': (reader) => reader.traders({ page: 1, limit: 20, statuses: ['applied'], sort: 'followers' }),
  'newest traders': (reader) => reader.traders({ page: 1, limit: 20, sort: 'newest' }),
  'one trader': (reader) => reader.trader(accountId),
  'performance of a trader': (reader) => reader.traderPerformance({ traderId: account(1_010), ...range }),
  'tickets of a trader': (reader) => reader.traderTickets({ traderId: account(1_010), page: 2, limit: 20 }),
  'copy feed': (reader) => reader.copyFeed({ ...paged, results: ['skipped', 'partial'] }),
  'copy feed of a trader': (reader) => reader.copyFeed({ ...paged, traderId: account(1_010) }),
  follows: (reader) => reader.follows(paged),
  'profit shares paid': (reader) => reader.profitShares({ ...paged, as: 'follower' }),
  'profit shares received': (reader) => reader.profitShares({ ...paged, as: 'trader' }),
  deposits: (reader) => reader.deposits(paged),
  'deposits of an asset': (reader) => reader.deposits({ ...paged, assetId: usdt }),
  'withdrawers of a transaction': (reader) =>
    reader.withdrawersByTransaction({ railId: rail(1), transaction: bytes(1) }),
  'deposits of a transaction': (reader) => reader.depositsByTransaction({ railId: rail(1), transaction: bytes(1) }),
  'withdrawals with their timelines': async (reader) => {
    const { rows } = await reader.withdrawals({ ...paged, page: 1 });
    return present(rows[0], 'the account has withdrawn');
  },
  'withdrawals of an asset': (reader) => reader.withdrawals({ ...paged, assetId: usdt }),
  'one withdrawal': async (reader) => {
    const { rows } = await reader.withdrawals({ ...paged, page: 1 });
    return reader.withdrawal(present(rows[0], 'the account has withdrawn'));
  },
  projects: (reader) => reader.projects({ page: 1, limit: 20 }),
  'projects of a stage': (reader) => reader.projects({ page: 1, limit: 20, stage: 'finished' }),
  'issue prices': (reader) => reader.issuePrices(),
  'one project': (reader) => reader.projectById({ projectId: 1 as ProjectId }),
  subscriptions: (reader) => reader.subscriptions(paged),
  'a subscription to a project': (reader) => reader.subscriptions({ ...paged, projectId: 1 as ProjectId }),
  'demand for a project': (reader) => reader.demandOfProject({ projectId: 1 as ProjectId }),
  'an allocation list after a number': (reader) =>
    reader.allocationList({ projectId: 1 as ProjectId, page: 1, limit: 250, after: 1 as SubscriptionId }),
  'an allocation list': (reader) => reader.allocationList({ projectId: 1 as ProjectId, page: 2, limit: 250 }),
  coupons: (reader) => reader.coupons(paged),
  'used coupons': (reader) => reader.coupons({ ...paged, states: ['used'] }),
  'one coupon': (reader) => reader.couponById({ accountId, couponId: 1 as CouponId }),
  'steps of a coupon': (reader) => reader.couponEvents({ accountId, couponId: 1 as CouponId }),
  'invited friends': (reader) => reader.invitedFriends({ inviterId: accountId, page: 1, limit: 20 }),
  'invitations to judge': (reader) => reader.invitationsInState({ state: 'held', page: 2, limit: 20 }),
  rebates: (reader) => reader.rebates({ inviterId: accountId, limit: 20 }),
  'rebates before a place': (reader) =>
    reader.rebates({ inviterId: accountId, limit: 20, before: { sequence: 500, index: 2 } }),
  'movements of points': (reader) => reader.pointsMoves(paged),
  'movements of points of a kind': (reader) =>
    reader.pointsMoves({ accountId, page: 1, limit: 5, kinds: ['exchanged'] }),
  'turns of the wheel': (reader) => reader.spins(paged),
  'wheels that were': (reader) => reader.wheelsOf([terms(1)]),
  'a week of the wheel': (reader) => reader.gameWeek({ week: gameWeekOf(startMs), limit: 20, accountId }),
  'sales of a time': (reader) => reader.realisedSales({ accountId, ...range }),
  'sales of an asset': (reader) => reader.realisedSales({ accountId, assetId: usdt, ...range }),
  'fees by month': (reader) => reader.feeMonths({ accountId }),
  'months of rebates': (reader) => reader.rebateMonths({ accountId, side: 'inviter' }),
  'ended loans': (reader) => reader.endedLoans(paged),
  'loans whose term ends': (reader) => reader.endingLoans({ ...range }),
  'flexible loans of a product': (reader) => reader.flexibleLoans({ productId: 1 as LoanProductId, atMs: startMs }),
  'ended orders of OTC': (reader) => reader.endedOtcOrders(paged),
  'orders of OTC by number': (reader) =>
    reader.otcOrdersById({ accountId, orderIds: [1 as OtcOrderId, 2 as OtcOrderId] }),
  'statistics of OTC': (reader) => reader.otcStatistics({ accountId, fromMs: startMs }),
  'works on the market': (reader) => reader.nftEntries({ page: 2, limit: 20 }),
  'works of a kind': (reader) =>
    reader.nftEntries({ page: 1, limit: 20, kind: 'video', mode: 'auction', rarity: 'epic' }),
  'works by their end': (reader) => reader.nftEntries({ page: 1, limit: 20, sort: 'ending', mode: 'auction' }),
  'works by price': (reader) => reader.nftEntries({ page: 1, limit: 20, sort: 'price_up' }),
  'works between prices': (reader) =>
    reader.nftEntries({
      page: 1,
      limit: 20,
      sort: 'price_down',
      assetId: usdt,
      priceMin: amount(1),
      priceMax: amount(9),
    }),
  'newest works in a currency': (reader) =>
    reader.nftEntries({ page: 1, limit: 20, assetId: usdt, priceMin: amount(1), priceMax: amount(9) }),
  'works in a currency by their end': (reader) =>
    reader.nftEntries({ page: 1, limit: 20, sort: 'ending', assetId: usdt, priceMin: amount(1) }),
  'works of an artist': (reader) => reader.nftEntries({ page: 1, limit: 20, creatorId: account(1_020) }),
  'artists and what they sell': (reader) => reader.nftArtists({ page: 1, limit: 20 }),
  'copies by number': (reader) => reader.nftItemsById([1 as NftItemId]),
  'works by number': (reader) => reader.nftWorksById([1 as NftWorkId]),
  'own copies': (reader) => reader.nftOwnedItems(paged),
  'own copies on sale': (reader) => reader.nftOwnedItems({ ...paged, isSelling: true }),
  'sales by number': (reader) => reader.nftSalesById([1 as NftSaleId]),
  'bids of a sale': (reader) => reader.nftBids({ saleId: 1 as NftSaleId, page: 1, limit: 20 }),
  'own bids': (reader) => reader.ownNftBids(paged),
  'orders after auctions': (reader) => reader.nftOrders(paged),
  'ended orders after auctions': (reader) => reader.nftOrders({ ...paged, isEnded: true }),
  'an order after an auction': (reader) => reader.nftOrderById({ accountId, orderId: 1 as NftOrderId }),
  'owners of a copy': (reader) => reader.nftMoves({ itemId: 1 as NftItemId, page: 1, limit: 20 }),
  'a series of boxes': (reader) => reader.nftSeriesById(1 as NftSeriesId),
  'draws of a series': (reader) => reader.nftDraws({ seriesId: 1 as NftSeriesId, page: 1, limit: 20 }),
  'the draw of a box': (reader) => reader.nftDrawOfBox(1 as NftBoxId),
  'own draws': (reader) => reader.ownNftDraws(paged),
  'the owner of a coupon': (reader) => reader.couponOwner(1 as CouponId),
  'one loan': (reader) => reader.loanById({ accountId, loanId: 1 as LoanId }),
  'steps of loans': (reader) => reader.loanEvents(paged),
  'steps of a loan': (reader) => reader.loanEvents({ ...paged, loanId: 1 as LoanId }),
  'liquidations of a loan': (reader) => reader.loanLiquidations({ loanId: 1 as LoanId }),
  'a line of a record': (reader) => reader.hasEntryOf({ accountIds: [accountId], sequence: 500 }),
  'a statement': (reader) => reader.statement({ accountId, ...range }),
  'a piece of a statement': (reader) => reader.statementPiece({ accountId, ...range, lines: 20 }),
  'a statement of a wallet type': (reader) => reader.statement({ accountId, walletType: 'spot', ...range }),
  'a statement of an asset': (reader) => reader.statement({ accountId, assetId: usdt, ...range }),
  'a statement of a wallet': (reader) => reader.statement({ accountId, walletType: 'spot', assetId: usdt, ...range }),
  watermark: (reader) => reader.watermark(),
};

const liveLists = [
  'liveTickets',
  'liveOptions',
  'liveLockedDeposits',
  'liveLoans',
  'liveDualPurchases',
  'liveNftSales',
  'liveOtcOrders',
  'liveProjects',
  'liveTraders',
] as const;
for (const list of liveLists) {
  reads[`${list} of everybody`] = (reader) => reader[list]({ page: 2, limit: 20 });
  reads[`${list} of an account`] = (reader) => reader[list](paged);
  reads[`${list} of a subject`] = (reader) => reader[list]({ page: 1, limit: 20, subjectId: 1 });
}

let model: TestReadModel;

beforeEach(() => {
  model = testReadModel();
  model.apply(randomFacts('plans-7', 800).batch());
});

afterEach(() => model.close());

test.each(Object.entries(reads))('%s walks an index, and sorts nothing', async (_name, read) => {
  const queries: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  await read(model.reader({ onQuery: (sql, parameters) => queries.push({ sql, parameters }) }));
  const database = openSqlite(model.path, { readOnly: true });
  const steps = queries.flatMap(({ sql, parameters }) =>
    database
      .prepare(`explain query plan ${sql}`)
      .all(...parameters)
      .map(({ detail }: { detail: string }) => detail),
  );
  database.close();
  const bad = steps.filter((step) => {
    const walked = /^SCAN (\w+)/.exec(step)?.[1];
    return (walked !== undefined && !smallTables.includes(walked)) || /TEMP B-TREE/.test(step);
  });
  expect(steps.length).toBeGreaterThan(0);
  expect(bad).toEqual([]);
});
