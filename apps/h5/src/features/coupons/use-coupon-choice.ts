import { type CouponRow, listCoupons } from '@candor/api';
import { bestCouponFor, couponSavingFor } from '@candor/exchange/rules';
import { type Atoms, atomsFromText, atomsToText, zero } from '@candor/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PickedCoupon } from '#client/command-keeper.ts';
import { useCall } from '#hooks/use-call.ts';
import { forgetSpentCoupon } from './forget-spent.ts';

type CorePlan = Parameters<typeof couponSavingFor>[1];

/** An act as it would be: its size and charges in the core's units, its asset by the number that rows have. */
export type CouponPlan = Omit<CorePlan, 'assetId'> & { readonly assetId: number };

const readMost = 100;
/** Another device may have used one meanwhile. */
const renewEveryMs = 15_000;

export interface CouponChoice {
  /** Sent with the act. */
  readonly picked: PickedCoupon;
  readonly chosen: CouponRow | undefined;
  /** The amount that it would pay, as decimal text of its asset. */
  readonly saving: string;
  /** Those that would pay something for the act. */
  readonly usable: readonly CouponRow[];
  readonly savingOf: (coupon: CouponRow) => string;
  /** `undefined` is the best one, `'none'` none. */
  readonly choose: (choice: number | 'none' | undefined) => void;
}

function promiseOf(row: CouponRow) {
  const { scale, worth, amountMin, assetId } = row;
  const atoms = (text: string): Atoms => atomsFromText(text, scale) ?? zero;
  return { ...row, assetId: assetId as CorePlan['assetId'], worth: atoms(worth), amountMin: atoms(amountMin) };
}

/**
 * The best of the user's coupons for an act, by the rule that pays it, unless they have chosen another one or none. The
 * list is read once there is an act; what sends the act reads it again.
 */
export function useCouponChoice(asked: CouponPlan | undefined): CouponChoice {
  const plan = asked && ({ ...asked, assetId: asked.assetId as CorePlan['assetId'] } satisfies CorePlan);
  const queries = useQueryClient();
  const [choice, choose] = useState<number | 'none'>();
  const asking = { isEnabled: plan !== undefined, everyMs: renewEveryMs };
  const list = useCall(listCoupons, { status: 'usable', page: 1, limit: readMost }, asking);
  const rows = (list.data?.data ?? []).filter(({ status }) => status === 'issued');
  const savingFor = (row: CouponRow) => (plan === undefined ? zero : couponSavingFor(promiseOf(row), plan));
  const usable = rows.filter((row) => savingFor(row) > 0n);
  const best = plan && bestCouponFor(usable.map(promiseOf), plan)?.couponId;
  const wanted = usable.find(({ couponId }) => couponId === choice);
  const chosen = choice === 'none' ? undefined : (wanted ?? usable.find(({ couponId }) => couponId === best));
  const pickedOf = (couponId: number): PickedCoupon => ({
    couponId,
    onSpent: () => forgetSpentCoupon(queries, couponId),
  });
  const savingOf = (row: CouponRow) => atomsToText(savingFor(row), row.scale);
  return {
    picked: chosen === undefined ? {} : pickedOf(chosen.couponId),
    chosen,
    saving: chosen === undefined ? '0' : savingOf(chosen),
    usable,
    savingOf,
    choose,
  };
}
