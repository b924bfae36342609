import { type CouponAct, type CouponRevocation, type CouponState, couponFields } from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import { atomsOf, withoutNulls } from '../queries/amounts.ts';
import { recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';

/** A coupon, live or ended. */
export interface CouponRecord extends RecordOf<typeof couponFields> {
  readonly state: CouponState;
  readonly paid: Atoms;
  readonly issuedAtMs: number;
  /** The act that it goes with, or went with. */
  readonly act?: CouponAct;
  readonly reference?: number;
  readonly reason?: CouponRevocation;
  readonly endedAtMs?: number;
}

const issuedRecord = recordMaker(couponFields);

export function couponRecord(row: Selectable<ReadSchema['coupons']>): CouponRecord {
  return {
    ...issuedRecord(row),
    state: row.state,
    paid: atomsOf(row.paid_atoms),
    issuedAtMs: row.issued_at_ms,
    ...withoutNulls({ act: row.act, reference: row.reference, reason: row.reason, endedAtMs: row.ended_at_ms }),
  };
}
