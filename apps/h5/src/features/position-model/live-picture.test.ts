import { priceFromText, type Price, priceToText } from '@candor/money';
import { describe, expect, test } from 'vitest';
import { testingAccount, testingRules, testingTicket } from './testing-market.ts';
import { livePicture, liquidationWay, type LivePicture, type LiveTicket } from './live-picture.ts';

const at = (text: string) => ({ price: priceFromText(text) as Price, isStale: false });

function pictureAt(mark: string, tickets = [testingTicket()], account = testingAccount): LivePicture {
  const picture = livePicture({ account, tickets, rulesOf: () => testingRules, markOf: () => at(mark) });
  if (picture === undefined) throw new Error('the account can be read');
  return picture;
}

describe('the account at the present marks', () => {
  test('RULES 5: 200 + 1,000 − 400 over 1,000 is a risk rate of 80 %', () => {
    const { account } = pictureAt('9600');
    expect(account.riskRate).toBe(8_000);
    expect([account.equity, account.unrealised]).toEqual([800_000_000n, -400_000_000n]);
    // 9,600 of notional needs 38.4 at 0.4 %.
    expect(account.liquidationRate).toBe(384);
  });

  test('its parts add up to the equity, frozen orders and isolated tickets included', () => {
    const account = { ...testingAccount, held: '7.5', isolatedMargin: '1000' };
    const tickets = [testingTicket(), testingTicket({ ticketId: 2, marginMode: 'isolated', direction: 'short' })];
    const live = pictureAt('9600', tickets, account).account;
    expect(live.available + live.used + live.unrealised).toBe(live.equity);
    expect([live.unrealised, live.crossUnrealised]).toEqual([0n, -400_000_000n]);
  });

  test('a pending order is no position', () => {
    const picture = pictureAt('9600', [testingTicket({ status: 'pending' })]);
    expect([picture.open.length, picture.pending.length]).toEqual([0, 1]);
  });
});

describe('the liquidation price', () => {
  const isolated = (direction: 'long' | 'short') =>
    testingTicket({ marginMode: 'isolated', direction, entryPrice: '60000', margin: '6000' });
  const wayOf = (picture: LivePicture) => liquidationWay(picture, picture.open[0] as LiveTicket);

  test('RULES 5: isolated, 60,000 at 10×, towards the entry', () => {
    // A hundredth of a BTC keeps the ticket in the first tier.
    const small = { lots: 1_000 as ReturnType<typeof testingTicket>['lots'], margin: '60' };
    const long = wayOf(pictureAt('60000', [{ ...isolated('long'), ...small }]));
    const short = wayOf(pictureAt('60000', [{ ...isolated('short'), ...small }]));
    expect([long, short].map(({ price }) => price && priceToText(price))).toEqual(['54216.9', '65737']);
  });

  test('RULES 5: cross, wallet 5,000, half a BTC long at 60,000', () => {
    const account = { ...testingAccount, available: '4400', crossMargin: '600' };
    const ticket = testingTicket({
      lots: 50_000 as ReturnType<typeof testingTicket>['lots'],
      entryPrice: '60000',
      margin: '600',
    });
    const way = wayOf(pictureAt('60000', [ticket], account));
    expect(way.behind).toBe(5_000_000_000n);
    // 0.4 % holds below 50,000 of notional.
    expect(way.price && priceToText(way.price)).toBe('50200.9');
  });

  test('several cross tickets of a pair: the figure is the server’s', () => {
    const figures = { liquidationPrice: '9100.5' } as NonNullable<ReturnType<typeof testingTicket>['figures']>;
    const way = wayOf(pictureAt('10000', [testingTicket({ figures }), testingTicket({ ticketId: 2 })]));
    expect([way.isShared, way.price && priceToText(way.price)]).toEqual([true, '9100.5']);
  });
});
