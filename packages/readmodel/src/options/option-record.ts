import { optionFields, optionResultFields } from '@candor/exchange/rules';
import type { Price } from '@candor/money';
import type { Selectable } from 'kysely';
import { withoutNulls } from '../queries/amounts.ts';
import { optionalRecordMaker, recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';
import type { OptionStatus } from './tables/options.ts';

/** The tick that became the strike, and the grid instant of expiry that follows from it. */
interface OptionStrike {
  readonly gridIndex: number;
  readonly price: Price;
  readonly expiryGrid: number;
}

interface OptionSettlement extends RecordOf<typeof optionResultFields> {
  readonly atMs: number;
}

/** A timed option, live or settled. */
export interface OptionRecord extends RecordOf<typeof optionFields> {
  readonly status: OptionStatus;
  /** Absent until it has one, and for ever when it got none. */
  readonly strike?: OptionStrike;
  readonly settlement?: OptionSettlement;
  readonly boughtAtMs: number;
}

type OptionRow = Selectable<ReadSchema['options']>;

const boughtRecord = recordMaker(optionFields);
const resultRecord = optionalRecordMaker(optionResultFields);

export function optionRecord(row: OptionRow): OptionRecord {
  return {
    ...boughtRecord(row),
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
  const result = resultRecord(row);
  return result === null || row.settled_at_ms === null ? null : { ...result, atMs: row.settled_at_ms };
}
