import type { ContractTermsRow, ContractAccountRow, TicketRow } from '@candor/api';
import type { Lots } from '@candor/exchange/rules';
import type { Ppm } from '@candor/money';
import { type ContractRules, rulesFrom } from './market.ts';

/** A BTC market with the tiers of RULES 5: one lot is 0.001 BTC, the tick 0.1. */
const testingTerms: ContractTermsRow = {
  termsId: 1,
  pairId: 1,
  lot: '0.001',
  tick: '0.1',
  baseScale: 8,
  quoteScale: 6,
  lotsMin: 10 as Lots,
  lotsMax: 3_000_000 as Lots,
  accountLotsMax: 6_000_000 as Lots,
  spread: 100 as Ppm,
  fee: 600 as Ppm,
  overnightRate: 109_500 as Ppm,
  liquidationFee: 5_000 as Ppm,
  tiers: [
    { floor: '0', maintenance: 4_000 as Ppm, multipleMax: 100 },
    { floor: '50000', maintenance: 5_000 as Ppm, multipleMax: 50 },
    { floor: '250000', maintenance: 10_000 as Ppm, multipleMax: 20 },
    { floor: '1000000', maintenance: 25_000 as Ppm, multipleMax: 10 },
  ],
  isOffered: true,
};

export const testingRules = rulesFrom(testingTerms) as ContractRules;

export const testingAccount: ContractAccountRow = {
  assetId: 3,
  code: 'USDT',
  scale: 6,
  available: '200',
  held: '0',
  crossMargin: '1000',
  isolatedMargin: '0',
  crossUnrealised: '0',
  isolatedUnrealised: '0',
  equity: '1200',
  maintenance: '0',
  spendable: '200',
};

/** A long of 1 BTC at 10,000 with 1,000 of margin, unless changed. */
export function testingTicket(changed: Partial<TicketRow> = {}): TicketRow {
  return {
    ticketId: 1,
    pairId: 1,
    symbol: 'BTC/USDT',
    baseAssetId: 1,
    quoteAssetId: 3,
    direction: 'long',
    marginMode: 'cross',
    multiple: 10,
    entryType: 'market',
    ownership: 'own',
    status: 'open',
    lots: 100_000 as Lots,
    limitPrice: '10050',
    orderedAtMs: 1_000,
    openedAtMs: 1_500,
    termsId: 1,
    closingLots: 0 as Lots,
    exits: [],
    quantity: '1',
    hold: '0',
    entryPrice: '10000',
    margin: '1000',
    settled: '0',
    profitTotal: '0',
    feeTotal: '6',
    overnightTotal: '0',
    ...changed,
  };
}
