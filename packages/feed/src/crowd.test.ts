import { type AccountId, type AssetId, type CommandOf, commandCodec, type PairId } from '@candor/exchange';
import { encode, present } from '@candor/kernel';
import { atoms, notionalOf } from '@candor/money';
import { expect, test } from 'vitest';
import { crowdOrders, sparseCrowdEvery, sparseCrowdOrders } from './crowd.ts';
import { practiceCatalogue } from './instruments/practice.ts';
import { createSimulation } from './simulation/simulation.ts';

const simulation = createSimulation('golden', practiceCatalogue);
const accounts = { taker: 1_001 as AccountId, rester: 1_002 as AccountId };
const minute = 29_916_667;
const minutes = 60;
const instants = Array.from({ length: minutes * 120 }, (_, i) => minute * 120 + i);
const submissions = instants.flatMap((k) => crowdOrders(simulation, accounts, k));
const placed = submissions.flatMap(({ command }) => (command.type === 'spot.place' ? [command] : []));
const ofPair = (pairId: number) => placed.filter((order) => order.pairId === (pairId as PairId));
const pairOf = (order: CommandOf<'spot.place'>) => practiceCatalogue.pairs.find((p) => p.pairId === order.pairId);

test('the same instant yields the same commands, and no command id comes twice', () => {
  const again = instants.slice(0, 50).flatMap((k) => crowdOrders(simulation, accounts, k));
  expect(again.length).toBeGreaterThan(50);
  expect(again).toEqual(submissions.slice(0, again.length));
  expect(new Set(submissions.map(({ commandId }) => commandId)).size).toBe(submissions.length);
  for (const { command } of submissions) expect(encode(commandCodec, command).length).toBeGreaterThan(0);
});

test('pairs with a book trade about every three seconds, both ways; stocks do not', () => {
  for (const { pairId, ladder } of practiceCatalogue.pairs) {
    const takes = ofPair(pairId).filter(({ orderType }) => orderType === 'market');
    if (ladder === undefined) expect(takes.length).toBe(0);
    else {
      expect(takes.length / minutes).toBeGreaterThan(16);
      expect(takes.length / minutes).toBeLessThan(24);
      const buys = takes.filter(({ side }) => side === 'buy').length;
      expect(Math.abs(buys / takes.length - 0.5)).toBeLessThan(0.1);
    }
  }
});

test('market orders add up to the simulated activity', () => {
  let traded = 0n;
  let active = 0n;
  for (const order of ofPair(1)) if (order.orderType === 'market') traded += order.quantity ?? 0n;
  for (let i = 0; i < minutes; i++) active += simulation.activityAt(1 as PairId, (minute + i) * 120 + 60);
  expect(traded * 10n).toBeGreaterThan(active * 7n);
  expect(traded * 10n).toBeLessThan(active * 13n);
});

test('every order keeps the filters of its pair', () => {
  for (const { commandId, command: order } of submissions) {
    if (order.type !== 'spot.place') continue;
    const pair = present(pairOf(order), 'an order has a pair');
    const quantity = present(order.quantity, 'the crowd orders by base');
    const index = simulation.priceAt(order.pairId, Number(commandId.split(':')[1]));
    const value = notionalOf(
      quantity,
      order.price ?? index,
      { base: pair.base.scale, quote: pair.quote.scale },
      'down',
    );
    expect(quantity % pair.lot).toBe(0n);
    expect(quantity).toBeLessThanOrEqual(pair.maxQuantity);
    expect((order.price ?? index) % pair.tick).toBe(0);
    expect(Math.abs((order.price ?? index) - index)).toBeLessThanOrEqual(0.005 * index);
    expect(value).toBeGreaterThanOrEqual(pair.minNotional);
  }
});

test('resting orders are post-only, from their own account, and are taken back every half minute', () => {
  const resting = placed.filter(({ orderType }) => orderType === 'limit');
  expect(resting.length).toBeGreaterThan(0);
  expect(resting.every((o) => o.isPostOnly === 'yes' && o.accountId === accounts.rester)).toBe(true);
  const cancels = submissions.filter(({ command }) => command.type === 'spot.cancel_all' && command.pairId === 1);
  expect(cancels.length).toBe(minutes * 2);
});

test('a taker that is short of coins mostly buys, and one that is long mostly sells', () => {
  const asset = 1 as AssetId;
  const buysWith = (now: bigint) => {
    const holdings = { now: new Map([[asset, atoms(now)]]), target: new Map([[asset, atoms(100n)]]) };
    const sides = instants.flatMap((k) =>
      crowdOrders(simulation, accounts, k, holdings).flatMap(({ command }) =>
        command.type === 'spot.place' && command.orderType === 'market' && command.pairId === 1 ? [command.side] : [],
      ),
    );
    return sides.filter((side) => side === 'buy').length / sides.length;
  };
  expect(buysWith(50n)).toBeGreaterThan(0.65);
  expect(buysWith(150n)).toBeLessThan(0.35);
});

test('an unwatched market trades every pair once in five minutes, by market orders alone', () => {
  const fiveMinutes = Array.from({ length: 5 }, (_, i) => (minute + i) * sparseCrowdEvery);
  const sent = fiveMinutes.flatMap((k) => sparseCrowdOrders(simulation, accounts, k));
  const withBook = practiceCatalogue.pairs.filter(({ ladder }) => ladder !== undefined);
  const traded = sent.flatMap(({ command }) => (command.type === 'spot.place' ? [Number(command.pairId)] : []));
  expect(traded.sort((a, b) => a - b)).toEqual(withBook.map(({ pairId }) => Number(pairId)).sort((a, b) => a - b));
  for (const { actor, command } of sent) {
    expect(actor).toBe('user');
    expect(command).toMatchObject({ type: 'spot.place', accountId: accounts.taker, orderType: 'market' });
  }
  expect(fiveMinutes.flatMap((k) => sparseCrowdOrders(simulation, accounts, k))).toEqual(sent);
});
