import type { Lots } from '@candor/exchange/rules';
import { priceFromText } from '@candor/money';
import { expect, test } from 'vitest';
import { livePicture } from './live-picture.ts';
import { nettedBySymbol } from './netted.ts';
import { testingAccount, testingRules, testingTicket } from './testing-market.ts';

const mark = { price: priceFromText('62000') as never, isStale: false };

function netted(...tickets: readonly Partial<ReturnType<typeof testingTicket>>[]) {
  const picture = livePicture({
    account: testingAccount,
    tickets: tickets.map((changed, place) => testingTicket({ ticketId: place + 1, ...changed })),
    rulesOf: () => testingRules,
    markOf: () => mark,
  });
  return nettedBySymbol(picture?.open ?? []);
}

test('the net of a symbol has one entry, from which its lots gain what all its positions gain', () => {
  const [net, ...others] = netted(
    { lots: 1_000 as Lots, entryPrice: '60000' },
    { lots: 500 as Lots, entryPrice: '61000', direction: 'short' },
  );
  expect(others).toEqual([]);
  expect(net).toMatchObject({ direction: 'long', lots: 500, count: 2, entry: priceFromText('59000') });
  // Five lots are 0.005 BTC: 3,000 of rise are 15 USDT; so are 20 won and 5 lost.
  expect(net?.unrealised).toBe(15_000_000n);
});

test('equal sides have no direction and no entry, and symbols stay apart', () => {
  const nets = netted(
    { lots: 100 as Lots, entryPrice: '60000' },
    { lots: 100 as Lots, entryPrice: '61000', direction: 'short' },
    { symbol: 'ETH/USDT', lots: 100 as Lots, entryPrice: '60000' },
  );
  expect(nets.map(({ symbol, direction, lots, entry }) => [symbol, direction, lots, entry === undefined])).toEqual([
    ['BTC/USDT', undefined, 0, true],
    ['ETH/USDT', 'long', 100, false],
  ]);
});
