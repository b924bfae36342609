import { dualPurchaseFields, dualResultFields, type ReinvestRefusal } from '@candor/exchange/rules';
import type { Ppm, Price } from '@candor/money';
import type { Selectable } from 'kysely';
import { withoutNulls } from '../queries/amounts.ts';
import { optionalRecordMaker, recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';
import type { DualStatus } from './tables/dual.ts';

const { settlementPrice: _settlementPrice, ...resultFields } = dualResultFields;

interface DualSettlement extends RecordOf<typeof resultFields> {
  /** Absent when there were too few samples. */
  readonly settlementPrice?: Price;
  readonly atMs: number;
}

/** A purchase of a dual investment, live or settled. */
export interface DualPurchaseRecord extends RecordOf<typeof dualPurchaseFields> {
  readonly status: DualStatus;
  readonly boughtAtMs: number;
  readonly reinvest?: { readonly interestMin: Ppm };
  readonly settlement?: DualSettlement;
  readonly reinvestRefusal?: ReinvestRefusal;
}

type PurchaseRow = Selectable<ReadSchema['dual_purchases']>;

const boughtRecord = recordMaker(dualPurchaseFields);
const resultRecord = optionalRecordMaker(resultFields);

export function dualPurchaseRecord(row: PurchaseRow): DualPurchaseRecord {
  return {
    ...boughtRecord(row),
    status: row.status,
    boughtAtMs: row.bought_at_ms,
    ...withoutNulls({
      reinvest: row.interest_min_ppm === null ? null : { interestMin: row.interest_min_ppm },
      settlement: settlementOf(row),
      reinvestRefusal: row.reinvest_refusal as ReinvestRefusal | null,
    }),
  };
}

function settlementOf(row: PurchaseRow): DualSettlement | null {
  const result = resultRecord(row);
  if (result === null || row.settled_at_ms === null) return null;
  return { ...result, ...withoutNulls({ settlementPrice: row.settlement_price }), atMs: row.settled_at_ms };
}
