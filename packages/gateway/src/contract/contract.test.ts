import {
  cancelContract,
  claimPractice,
  closeContract,
  closeContracts,
  getContractDeal,
  getWallet,
  isEnded,
  listContractDeals,
  listContractMarkets,
  listContractTickets,
  listLiquidations,
  listWallets,
  moveContractMargin,
  openContract,
  previewContract,
  reverseContract,
  setContractExits,
  setContractExitSteps,
  setContractMultiple,
  type TicketRow,
} from '@candor/api';
import { dayMs } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long, lots, newContractUser } from './test-contracts.ts';
import { btc, btcUsdt, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let alice: TestUser;
let bob: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  [alice, bob] = [await newContractUser(system, 'alice'), await newContractUser(system, 'bob')];
});
afterAll(() => system.close());

/** Causes of the amounts frozen in the contract account; together they are all of it. */
async function frozenBy(user: TestUser): Promise<string[]> {
  const { balance, holds } = await user.call(getWallet, { assetId: usdt, accountType: 'contract' });
  expect(holds.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(Number(balance.frozen), 6);
  return holds.map(({ cause, reference, label, amount }) => `${cause} ${reference} ${label} ${amount}`);
}

async function liveTicket(user: TestUser, ticketId: number): Promise<TicketRow | undefined> {
  const [ticket] = (await user.call(listContractTickets, { ticketId })).tickets;
  return ticket === undefined || isEnded(ticket) ? undefined : ticket;
}

const flat = { [btcUsdt]: '60000' };

it('opens the previewed ticket, shows it with its terms, and closes it into three lines that add up', async () => {
  await system.tick(flat);
  const large = { ...long, lots: lots(20_000) };
  const preview = await alice.call(previewContract, large);
  expect(preview.rejectCode).toBeUndefined();
  expect(preview.liquidationPrice).toBeTypeOf('string');
  const before = await alice.call(listContractDeals, {});
  const { ticketId, hold } = await alice.call(openContract, large);
  expect(hold).toBe(preview.hold);
  expect(await frozenBy(alice)).toEqual([`contract_order ${ticketId} BTC/USDT ${hold}`]);
  const pending = await alice.call(listContractTickets, { status: 'pending' });
  expect(pending.tickets).toMatchObject([{ ticketId, status: 'pending', hold, ownership: 'own' }]);
  await system.tick(flat);

  const { account, tickets, terms } = await alice.call(listContractDeals, {});
  expect(await frozenBy(alice)).toEqual([`position ${ticketId} BTC/USDT ${preview.margin}`]);
  expect(tickets).toMatchObject([
    {
      ticketId,
      status: 'open',
      lots: large.lots,
      entryPrice: preview.price,
      margin: preview.margin,
      feeTotal: preview.openFee,
      figures: { liquidationPrice: preview.liquidationPrice, breakEvenPrice: preview.breakEvenPrice },
    },
  ]);
  expect(account.riskRate).toBe(preview.riskRateAfter);
  expect(account.liquidationRate).toBe(preview.liquidationRateAfter);
  expect(terms.map(({ termsId }) => termsId)).toEqual([tickets[0]?.termsId]);

  const part = lots(8_000);
  expect(await alice.call(closeContract, { ticketId, lots: part })).toEqual({ ticketId, status: 'closing' });
  await system.tick({ [btcUsdt]: '61000' });
  expect((await alice.call(listContractTickets, { ticketId })).tickets).toMatchObject([
    { status: 'open', lots: 12_000 },
  ]);
  expect((await alice.call(closeContracts, { choice: 'winning', symbol: 'BTC/USDT' })).ticketIds).toEqual([ticketId]);
  await system.tick({ [btcUsdt]: '61000' });

  const [ended] = (await alice.call(listContractTickets, { status: 'ended' })).tickets.filter(isEnded);
  expect(ended).toMatchObject({ ticketId, status: 'closed', reason: 'user', overnightTotal: '0' });
  const total = Number(ended?.profitTotal) - Number(ended?.feeTotal) - Number(ended?.overnightTotal);
  expect(Number(ended?.total)).toBeCloseTo(total, 6);
  const [detail] = (await alice.call(listContractTickets, { ticketId })).tickets.filter(isEnded);
  expect(detail?.closes?.map((close) => close.lots)).toEqual([8_000, 12_000]);
  const after = await alice.call(listContractDeals, {});
  expect(Number(after.account.equity) - Number(before.account.equity)).toBeCloseTo(Number(ended?.total), 6);
});

it('shows the terms of a market, to visitors too', async () => {
  await system.tick(flat);
  const { body } = await system.send(listContractMarkets, { symbol: 'BTC/USDT' });
  expect(body.message).toMatchObject({ page: 1, limit: 1, total: 1, data: [{ symbol: 'BTC/USDT' }] });
  const [market] = await alice.call(listContractMarkets, { symbol: 'BTC/USDT' });
  expect(market).toMatchObject({ symbol: 'BTC/USDT', assetClass: 'coin', owns: 'price_contract', status: 'trading' });
  expect(Number(market?.buyQuote)).toBeGreaterThan(60_000);
  expect(Number(market?.sellQuote)).toBeLessThan(60_000);
  expect(market?.multiples.at(-1)).toBe(market?.terms.tiers[0]?.multipleMax);
  const deal = await alice.call(getContractDeal, { baseAssetId: btc, quoteAssetId: usdt });
  expect(deal.market.terms).toEqual(market?.terms);
  expect(await alice.codeOf(getContractDeal, { baseAssetId: usdt, quoteAssetId: btc })).toBe('pair_not_found');
});

it('keeps a limit order until it is cancelled, and gives all of it back', async () => {
  await system.tick(flat);
  const { account } = await bob.call(listContractDeals, {});
  const order = { ...long, entryType: 'limit', limitPrice: '58000', takeProfitPrice: '62000' } as const;
  const { ticketId, hold } = await bob.call(openContract, order);
  await system.tick(flat);
  const { released } = await bob.call(cancelContract, { ticketId });
  expect(released).toBe(hold);
  expect((await bob.call(listContractDeals, {})).account).toEqual(account);
  const { tickets } = await bob.call(listContractTickets, { status: 'cancelled' });
  expect(tickets).toMatchObject([{ ticketId, reason: 'user_cancelled', total: '0', limitPrice: '58000' }]);
});

it('lets an order wait for a mark, and changes the multiple of what it opens', async () => {
  await system.tick(flat);
  const order = { ...long, marginMode: 'isolated', triggerPrice: '60500' } as const;
  const preview = await bob.call(previewContract, order);
  const { ticketId, hold } = await bob.call(openContract, order);
  expect(hold).toBe(preview.hold);
  expect(await bob.codeOf(openContract, { ...order, triggerPrice: '60000' })).toBe('stop_would_trigger');
  const waiting = await liveTicket(bob, ticketId);
  expect(waiting).toMatchObject({ status: 'pending', triggerPrice: '60500', waitsFor: 'rise' });
  await system.tick({ [btcUsdt]: '60500' });
  const opened = await liveTicket(bob, ticketId);
  expect(opened).toMatchObject({ status: 'open', entryPrice: preview.price, margin: preview.margin });
  expect(opened?.figures).toMatchObject({ liquidationPrice: preview.liquidationPrice });
  const { margin } = await bob.call(setContractMultiple, { ticketId, multiple: 20 });
  expect(Number(margin)).toBeLessThan(Number(preview.margin));
  expect(await liveTicket(bob, ticketId)).toMatchObject({ multiple: 20, margin });
  await bob.call(closeContract, { ticketId });
  await system.tick(flat);
  expect((await bob.call(listContractTickets, { ticketId })).tickets).toMatchObject([
    { status: 'closed', multiple: 20, triggerPrice: '60500' },
  ]);
});

it('opens with exits in steps that close their parts, and lets exits and orders trail', async () => {
  await system.tick(flat);
  const gain = (price: string, part: number) => ({ kind: 'take_profit', price, lots: lots(part) }) as const;
  const exits = [gain('60400', 200), gain('60200', 300), { kind: 'trailing_stop', trailPercent: '1' } as const];
  const { ticketId } = await bob.call(openContract, { ...long, lots: lots(500), exits });
  await system.tick(flat);
  const opened = await liveTicket(bob, ticketId);
  expect(opened?.exits).toMatchObject([
    { kind: 'take_profit', price: '60200', lots: 300 },
    { kind: 'take_profit', price: '60400', lots: 200 },
    { kind: 'trailing_stop', trailPercent: '1', peakPrice: '60000', price: '59400' },
  ]);
  expect(opened).toMatchObject({ takeProfitPrice: '60200' });
  await system.tick({ [btcUsdt]: '60200' });
  expect(await liveTicket(bob, ticketId)).toMatchObject({
    lots: 200,
    exits: [{ price: '60400' }, { peakPrice: '60200', price: '59598' }],
  });
  const tooMany = {
    ticketId,
    kind: 'stop_loss',
    exits: [1, 2, 3, 4, 5, 6].map(() => ({ kind: 'stop_loss', price: '59000' })),
  };
  expect(await bob.codeOf(setContractExitSteps, tooMany as never)).toBe('too_many_exits');
  await bob.call(setContractExitSteps, { ticketId, kind: 'take_profit', exits: [] });
  expect((await liveTicket(bob, ticketId))?.exits).toMatchObject([{ kind: 'trailing_stop', peakPrice: '60200' }]);
  const order = { ...long, trailDistance: '300', activationPrice: '60000' };
  const preview = await bob.call(previewContract, order);
  const trailing = await bob.call(openContract, order);
  expect(trailing.hold).toBe(preview.hold);
  const refused = { ...order, limitPrice: '59000', entryType: 'limit' } as const;
  expect(await bob.codeOf(openContract, refused)).toBe('order_combination_invalid');
  await system.tick({ [btcUsdt]: '59597' });
  const [ended] = (await bob.call(listContractTickets, { ticketId })).tickets;
  expect(ended).toMatchObject({ status: 'closed', reason: 'trailing_stop' });
  expect(await liveTicket(bob, trailing.ticketId)).toMatchObject({
    status: 'pending',
    trailDistance: '300',
    peakPrice: '59597',
    triggerPrice: '59897',
  });
  await system.tick({ [btcUsdt]: '59900' });
  expect(await liveTicket(bob, trailing.ticketId)).toMatchObject({ status: 'open' });
  await bob.call(closeContract, { ticketId: trailing.ticketId });
  await system.tick(flat);
});

it('sets exits, moves isolated margin and reverses', async () => {
  await system.tick(flat);
  const { ticketId } = await bob.call(openContract, { ...long, marginMode: 'isolated', stopLossPrice: '55000' });
  await system.tick(flat);
  const opened = await liveTicket(bob, ticketId);
  expect(opened).toMatchObject({ marginMode: 'isolated', stopLossPrice: '55000' });
  await bob.call(setContractExits, { ticketId, takeProfitPrice: '66000', takeProfitLots: lots(250) });
  const exits = await liveTicket(bob, ticketId);
  expect(exits).toMatchObject({ takeProfitPrice: '66000', takeProfitLots: 250 });
  expect(exits).toMatchObject({ stopLossPrice: '55000' });
  await bob.call(setContractExits, { ticketId, stopLossPrice: '' });
  const profitOnly = await liveTicket(bob, ticketId);
  expect(profitOnly).toMatchObject({ takeProfitPrice: '66000' });
  expect(profitOnly?.stopLossPrice).toBeUndefined();
  await bob.call(setContractExits, { ticketId });
  expect((await bob.call(listContractTickets, { ticketId })).tickets).toMatchObject([{ takeProfitPrice: '66000' }]);
  await bob.call(setContractExits, { ticketId, takeProfitPrice: '0', stopLossPrice: '54000' });
  const stopOnly = await liveTicket(bob, ticketId);
  expect(stopOnly?.takeProfitPrice).toBeUndefined();
  expect(stopOnly).toMatchObject({ stopLossPrice: '54000' });
  const { margin } = await bob.call(moveContractMargin, { ticketId, way: 'add', amount: '10' });
  expect(Number(margin)).toBeCloseTo(Number(opened?.margin) + 10, 6);
  expect(await bob.codeOf(moveContractMargin, { ticketId, way: 'remove', amount: '9000' })).toBe('margin_too_low');
  const { newTicketId } = await bob.call(reverseContract, { ticketId });
  await system.tick(flat);
  const live = await bob.call(listContractTickets, { status: 'open' });
  expect(live.tickets).toMatchObject([{ ticketId: newTicketId, direction: 'short', lots: long.lots }]);
  expect((await bob.call(listContractTickets, { ticketId })).tickets).toMatchObject([{ reason: 'reversed' }]);
  await bob.call(closeContracts, { choice: 'all' });
  await system.tick(flat);
});

it('liquidates not before the shown price, and leaves a report', async () => {
  const carol = await newContractUser(system, 'carol');
  await system.tick(flat);
  const { ticketId } = await carol.call(openContract, { ...long, multiple: 50, marginMode: 'isolated' });
  await system.tick(flat);
  const open = await liveTicket(carol, ticketId);
  const shown = Number(open?.figures?.liquidationPrice);
  await system.tick({ [btcUsdt]: String(shown + 1) });
  expect((await carol.call(listContractTickets, { ticketId })).tickets).toMatchObject([{ status: 'open' }]);
  await system.tick({ [btcUsdt]: String(shown - 60) });
  const [ended] = (await carol.call(listContractTickets, { ticketId })).tickets;
  expect(ended).toMatchObject({ status: 'closed', reason: 'liquidation' });
  const { data, total } = await carol.call(listLiquidations, { ticketId });
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({ marginMode: 'isolated', tickets: [{ ticketId, isClosed: true }] });
  expect(Number(data[0]?.equity)).toBeLessThanOrEqual(Number(data[0]?.maintenance));
  expect((await alice.call(listLiquidations, { ticketId })).total).toBe(0);
  await system.tick(flat);
});

it('answers the same for another user’s ticket as for none', async () => {
  await system.tick(flat);
  const { ticketId } = await alice.call(openContract, { ...long, entryType: 'limit', limitPrice: '58000' });
  for (const [call, fields] of [
    [cancelContract, {}],
    [closeContract, {}],
    [reverseContract, {}],
    [moveContractMargin, { type: 1, number: '1' }],
    [setContractExits, {}],
  ] as const) {
    const hers = await system.send(call, { id: ticketId, ...fields }, { token: bob.token });
    const nobodys = await system.send(call, { id: 987_654_321, ...fields }, { token: bob.token });
    expect(hers.body).toEqual(nobodys.body);
    expect(hers.body.code).toBe('ticket_not_found');
  }
  const seen = await bob.call(listContractTickets, { ticketId });
  expect(seen.tickets).toEqual([]);
  await alice.call(cancelContract, { ticketId });
});

it('lists live tickets before ended ones, as one list without a gap', async () => {
  const dora = await newContractUser(system, 'dora');
  await system.tick(flat);
  const limit = { ...long, entryType: 'limit', limitPrice: '58000' } as const;
  const ids: number[] = [];
  for (let i = 0; i < 5; i++) ids.push((await dora.call(openContract, limit)).ticketId);
  for (const ticketId of ids.slice(0, 2)) await dora.call(cancelContract, { ticketId });
  const { ticketId: open } = await dora.call(openContract, long);
  await system.tick(flat);
  const newestFirst = [open, ...ids.slice(2).toReversed(), ...ids.slice(0, 2).toReversed()];
  const seen: number[] = [];
  for (const page of [1, 2, 3]) {
    const { body } = await system.send(listContractTickets, { page, limit: 2 }, { token: dora.token });
    expect(body.message).toMatchObject({ page, limit: 2, total: 6 });
    seen.push(...body.message.data.map(({ id }: { readonly id: number }) => id));
  }
  expect(seen).toEqual(newestFirst);
  // The fields of the specification alone.
  const plain = { currency_id: btc, legal_id: usdt, page: 1 };
  const { body } = await system.send(listContractTickets, plain, { token: dora.token });
  expect(body.message.data.map(({ status }: { readonly status: string }) => status)).toEqual([
    '1',
    '0',
    '0',
    '0',
    '4',
    '4',
  ]);
  const { tickets } = await dora.call(listContractTickets, { status: 'live' });
  expect(tickets.map(({ ticketId }) => ticketId)).toEqual(newestFirst.slice(0, 4));
  await dora.call(closeContracts, { choice: 'all' });
});

it('reads an order as it was meant or not at all', async () => {
  await system.tick(flat);
  const fields = { currency_id: 1, legal_id: 3, type: 1, status: 1, multiple: 10, share: '1', lang: 'en' };
  const send = async (changes: object) =>
    (await system.send(openContract, { ...fields, ...changes }, { token: alice.token })).body;
  for (const share of ['1.005', '-1', '1e2', '01', '']) {
    expect(await send({ share })).toMatchObject({ code: 'parameter_error', field: 'share' });
  }
  expect(await send({ target_price: '60000' })).toMatchObject({ code: 'order_combination_invalid' });
  expect(await send({ status: 0 })).toMatchObject({ code: 'price_missing' });
  expect(await send({ take_profit_share: '1' })).toMatchObject({ code: 'price_missing' });
  expect(await send({ multiple: 5_000 })).toMatchObject({ code: 'multiple_too_high' });
  const refused = await alice.call(previewContract, { ...long, multiple: 5_000 });
  expect(refused.rejectCode).toBe('multiple_too_high');
  expect(refused.rejectText).toBeTypeOf('string');
  const twice = { ...fields, share: '10', req_id: 'one-long-01' };
  const first = await system.send(openContract, twice, { token: alice.token });
  expect(first.body.type).toBe('ok');
  expect((await system.send(openContract, twice, { token: alice.token })).body).toEqual(first.body);
  await system.tick(flat);
  await alice.call(closeContracts, { choice: 'all' });
  await system.tick(flat);
});

it('the total, the contract wallet, today and the desk are one truth while a position moves', async () => {
  await system.tick(flat);
  const carol = await newContractUser(system, 'carol');
  await carol.call(claimPractice, { assetId: btc });
  for (const marginMode of ['cross', 'isolated'] as const) {
    await carol.call(openContract, { ...long, lots: lots(20_000), marginMode });
  }
  await system.tick(flat);
  for (const [price, bitcoin] of [
    ['61000', 6_100],
    ['59500', 5_950],
  ] as const) {
    await system.tick({ [btcUsdt]: price });
    const { account, tickets } = await carol.call(listContractDeals, {});
    const wallets = await carol.call(listWallets, {});
    const unrealised = tickets.reduce((sum, { figures }) => sum + Number(figures?.unrealised), 0);
    const totals = new Map(wallets.totals.map(({ accountType, equivalent }) => [accountType, equivalent]));
    expect(totals.get('contract')).toBe(account.equity);
    expect(Number(wallets.contractUnrealised)).toBeCloseTo(unrealised, 6);
    expect(Math.sign(unrealised)).toBe(price === '61000' ? 1 : -1);
    expect(Number(wallets.totalEquivalent)).toBeCloseTo(1_000 + bitcoin + Number(account.equity), 6);
    expect(wallets.history.at(-1)?.equivalent).toBe(wallets.totalEquivalent);
    // Both claims were paid in at 60,000: today is what the position and the coin have brought since, less the fees.
    expect(Number(wallets.profitToday)).toBeCloseTo(Number(wallets.totalEquivalent) - 16_000, 6);
  }
  // Over midnight the loss that stood open is yesterday's: today has only the fees of the night.
  system.wait(dayMs);
  await system.tick({ [btcUsdt]: '59500' });
  const later = await system.signIn(carol.email, carol.password);
  const { tickets } = await later.call(listContractDeals, {});
  const night = tickets.reduce((sum, { overnightTotal }) => sum + Number(overnightTotal), 0);
  expect(night).toBeGreaterThan(0);
  expect(Number((await later.call(listWallets, {})).profitToday)).toBeCloseTo(-night, 5);
});
