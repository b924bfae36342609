import type { AccountId, OptionDirection, OptionId, OptionResult, PairId, TermsId } from '@candor/exchange';
import type { Atoms, Ppm, Price } from '@candor/money';
import type { Selectable } from 'kysely';
import type { ReadSchema } from '../schema/index.ts';
import type { OptionStatus } from './tables/options.ts';
import { atomsOf, withoutNulls } from '../queries/amounts.ts';

/** The tick that became the strike, and the grid instant of expiry that follows from it. */
export interface OptionStrike {
  readonly gridIndex: number;
  readonly price: Price;
  readonly expiryGrid: number;
}

export interface OptionSettlement {
  readonly result: OptionResult;
  /** What went back to the buyer in all. */
  readonly paid: Atoms;
  /** Grid instants in the window. */
  readonly windowSize: number;
  readonly sampleCount: number;
  /** Sum of the samples, in price units (×10^-8). */
  readonly sampleSum: bigint;
  readonly atMs: number;
}

/** A timed option, live or settled. */
export interface OptionRecord {
  readonly optionId: OptionId;
  readonly accountId: AccountId;
  readonly pairId: PairId;
  readonly termsId: TermsId;
  /** Hex: what the buyer accepted. */
  readonly termsHash: string;
  readonly direction: OptionDirection;
  readonly seconds: number;
  readonly stake: Atoms;
  readonly payout: Ppm;
  /** Paid on top of the stake when it wins. */
  readonly reward: Atoms;
  /** The index when it was bought; not the strike. */
  readonly indexPrice: Price;
  readonly strikeFromGrid: number;
  readonly status: OptionStatus;
  /** Absent until it has one, and for ever when it got none. */
  readonly strike?: OptionStrike;
  readonly settlement?: OptionSettlement;
  readonly boughtAtMs: number;
}

type OptionRow = Selectable<ReadSchema['options']>;

export function optionRecord(row: OptionRow): OptionRecord {
  return {
    optionId: row.option_id,
    accountId: row.account_id,
    pairId: row.pair_id,
    termsId: row.terms_id,
    termsHash: row.terms_hash,
    direction: row.direction,
    seconds: row.seconds,
    stake: atomsOf(row.stake_atoms),
    payout: row.payout_ppm,
    reward: atomsOf(row.reward_atoms),
    indexPrice: row.index_price,
    strikeFromGrid: row.strike_from_grid,
    status: row.status,
    boughtAtMs: row.bought_at_ms,
    ...withoutNulls({ strike: strikeOf(row), settlement: settlementOf(row) }),
  };
}

function strikeOf({ strike_grid, strike_price, expiry_grid }: OptionRow): OptionStrike | null {
  if (strike_grid === null || strike_price === null || expiry_grid === null) return null;
  return { gridIndex: strike_grid, price: strike_price, expiryGrid: expiry_grid };
}

function settlementOf(row: OptionRow): OptionSettlement | null {
  if (row.result === null || row.settled_at_ms === null) return null;
  return {
    result: row.result,
    paid: atomsOf(row.paid_atoms ?? '0'),
    windowSize: row.window_size ?? 0,
    sampleCount: row.sample_count ?? 0,
    sampleSum: BigInt(row.sample_sum_atoms ?? '0'),
    atMs: row.settled_at_ms,
  };
}
