import type { AccountId, EventOf, OptionId } from '@candor/exchange';
import { ppm, terms } from '../../contract/testing/facts.ts';
import { amount, btcUsdt, priceAt } from '../../testing/facts.ts';

export const option = (id: number) => id as OptionId;
/** A hash of 32 equal bytes. */
export const hashOf = (byte: number) => new Uint8Array(32).fill(byte);

export function optionTermsSet(id: number, hash: Uint8Array = hashOf(id)): EventOf<'options.terms_set'> {
  return {
    type: 'options.terms_set',
    termsId: terms(id),
    hash,
    terms: {
      pairId: btcUsdt,
      durations: [
        { seconds: 60, payout: ppm(820_000) },
        { seconds: 30, payout: ppm(800_000 + id) },
      ],
      stakeMin: amount(1),
      stakeMax: amount(1_000),
      exposureMax: amount(100_000),
      isOffered: 'yes',
    },
  };
}

type Bought = EventOf<'options.bought'>;

export function bought(id: number, accountId: AccountId, fields: Partial<Bought> = {}): Bought {
  return {
    type: 'options.bought',
    optionId: option(id),
    accountId,
    pairId: btcUsdt,
    termsId: terms(1),
    termsHash: hashOf(1),
    direction: 'up',
    seconds: 30,
    stake: amount(10),
    payout: ppm(800_000),
    reward: amount(8),
    indexPrice: priceAt(99),
    strikeFromGrid: 11,
    ...fields,
  };
}

type Struck = EventOf<'options.struck'>;

export function struck(id: number, accountId: AccountId, fields: Partial<Struck> = {}): Struck {
  return {
    type: 'options.struck',
    optionId: option(id),
    accountId,
    pairId: btcUsdt,
    gridIndex: 12,
    strike: priceAt(100),
    expiryGrid: 72,
    ...fields,
  };
}

type WindowClosed = EventOf<'options.window_closed'>;

export function windowClosed(expiryGrid: number, ...prices: readonly number[]): WindowClosed {
  return {
    type: 'options.window_closed',
    pairId: btcUsdt,
    expiryGrid,
    windowSize: 6,
    samples: prices.map((price, index) => ({
      gridIndex: expiryGrid - prices.length + 1 + index,
      price: priceAt(price),
    })),
  };
}

type Settled = EventOf<'options.settled'>;

export function settled(id: number, accountId: AccountId, fields: Partial<Settled> = {}): Settled {
  return {
    type: 'options.settled',
    optionId: option(id),
    accountId,
    pairId: btcUsdt,
    result: 'won',
    stake: amount(10),
    paid: amount(18),
    strike: priceAt(100),
    expiryGrid: 72,
    windowSize: 6,
    sampleCount: 6,
    sampleSum: amount(606),
    ...fields,
  };
}
