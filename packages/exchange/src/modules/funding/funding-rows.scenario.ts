import { alice, funding, given, passes, type Row, ticks } from '@candor/testkit';

export const day = 86_400_000;
export const world = { funding: {} };
/** Prices that limits are counted at: a bitcoin is worth 60,000 USDT, an ether 3,000. */
export const prices = given(ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' }));

/** Alice is known, has funds, and has booked a place a day ago. */
export function ready(): Row[] {
  return [
    given(alice.has('100 USDT')),
    given(funding.level('alice', 'basic')),
    given(funding.books('alice', 'home')),
    passes(day),
    prices,
  ];
}
