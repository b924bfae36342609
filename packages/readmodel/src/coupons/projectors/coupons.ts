import type { CouponId } from '@candor/exchange';
import { type CouponState, couponFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { couponsList } from '../lists.ts';
import { type couponEvents, coupons } from '../tables/coupons.ts';

type CouponRow = RowOf<typeof coupons>;
type Step = Pick<RowOf<typeof couponEvents>, 'kind'> &
  Partial<Pick<RowOf<typeof couponEvents>, 'amount_atoms' | 'act' | 'reference' | 'reason'>>;

const issuedRow = rowMaker(coupons, couponFields);

/** Coupons from their issue to their end, with each of their steps. */
export const couponsProjector: ProjectorMaker = (store) => {
  const changed = new Map<CouponId, CouponRow>();

  function change(couponId: CouponId): CouponRow {
    const row = changed.get(couponId) ?? store.coupons.find(couponId);
    assert(row !== undefined, 'a coupon is issued before anything else happens to it');
    changed.set(couponId, row);
    return row;
  }

  function setState(row: CouponRow, state: CouponState): void {
    store.counter.add(couponsList, row.account_id, { kind: row.state }, -1);
    row.state = state;
    store.counter.add(couponsList, row.account_id, { kind: state }, 1);
  }

  function note(row: CouponRow, atMs: number, step: Step): void {
    row.events += 1;
    store.coupon_events.insert({
      amount_atoms: null,
      act: null,
      reference: null,
      reason: null,
      ...step,
      coupon_id: row.coupon_id,
      number: row.events,
      account_id: row.account_id,
      at_ms: atMs,
    });
  }

  return {
    handlers: {
      'coupons.issued'(event, { atMs }) {
        const row = issuedRow(event, { state: 'issued', paid_atoms: 0n, events: 0, issued_at_ms: atMs });
        changed.set(event.couponId, row);
        store.counter.add(couponsList, row.account_id, { kind: 'issued' }, 1);
        note(row, atMs, { kind: 'issued' });
      },
      'coupons.bound'({ couponId, act, reference }, { atMs }) {
        const row = change(couponId);
        setState(row, 'active');
        row.act = act;
        row.reference = reference;
        note(row, atMs, { kind: 'bound', act, reference });
      },
      'coupons.paid'({ couponId, amount, paid }, { atMs }) {
        const row = change(couponId);
        row.paid_atoms = paid;
        note(row, atMs, { kind: 'paid', amount_atoms: amount });
      },
      'coupons.returned'({ couponId, act, reference, reason }, { atMs }) {
        const row = change(couponId);
        setState(row, 'issued');
        row.act = null;
        row.reference = null;
        note(row, atMs, { kind: 'returned', act, reference, reason });
      },
      'coupons.ended'({ couponId, end, reason, released }, { atMs }) {
        const row = change(couponId);
        setState(row, end);
        row.reason = reason ?? null;
        row.ended_at_ms = atMs;
        note(row, atMs, { kind: end, amount_atoms: released, reason: reason ?? null });
      },
    },
    flush() {
      for (const row of changed.values()) store.coupons.upsert(row);
      changed.clear();
    },
  };
};
