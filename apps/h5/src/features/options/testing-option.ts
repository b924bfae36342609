import type { OptionMarketRow, OptionRow } from '@candor/api';
import { gridMs } from '@candor/exchange/rules';
import type { Ppm } from '@candor/money';

const strikeGrid = 1_000;

/** An option with a strike of 100 at tick 1000, 60 s long: window (1108, 1120]. */
export function runningOption(changed: Partial<OptionRow> = {}): OptionRow {
  return {
    optionId: 7,
    pairId: 1,
    symbol: 'BTC/USDT',
    assetId: 3,
    code: 'USDT',
    termsId: 1,
    direction: 'up',
    seconds: 60,
    stake: '200',
    payout: 820_000 as Ppm,
    reward: '164',
    status: 'open',
    sign: undefined,
    result: undefined,
    paid: undefined,
    profit: undefined,
    indexPrice: '99.5',
    strikeFromGrid: strikeGrid,
    strikePrice: '100',
    strikeGrid,
    expiryGrid: strikeGrid + 120,
    windowSize: 12,
    sampleCount: undefined,
    meanPrice: undefined,
    boughtAtMs: strikeGrid * gridMs - 600,
    expiresAtMs: (strikeGrid + 120) * gridMs,
    settledAtMs: undefined,
    ...changed,
  };
}

/** A market that pays 82 % for 60 s, with stakes from 5 to 1,000 USDT. */
export function optionMarket(changed: Partial<OptionMarketRow> = {}): OptionMarketRow {
  return {
    pairId: 1,
    symbol: 'BTC/USDT',
    assetId: 3,
    code: 'USDT',
    scale: 6,
    tick: '0.5',
    terms: {
      termsId: 1,
      pairId: 1,
      termsHash: '00'.repeat(32),
      durations: [
        { seconds: 30, payout: 780_000 as Ppm },
        { seconds: 60, payout: 820_000 as Ppm },
      ],
      stakeMin: '5',
      stakeMax: '1000',
      exposureMax: '50000',
      isOffered: true,
    },
    reserved: '0',
    room: '50000',
    session: undefined,
    ...changed,
  };
}
