import { type Codec, type Encoded, oneOf, optional, struct, uint } from '@candor/kernel';
import { type Atoms, minus, zero } from '@candor/money';
import { codecsOf } from '../../field-codecs.ts';
import { amount } from '../../vocabulary.ts';
import { couponActs, couponFields } from './fields.ts';

const useRecord = struct({
  act: oneOf(...couponActs),
  /** Number of the order, ticket, option, deposit or loan. */
  reference: uint,
  /** Of the act so far, in the coupon's asset: `amountMin` is measured against it. */
  size: amount,
  /** The amount that the share is taken of, so far. */
  counted: amount,
  /** The most that ever counts; absent: all of it. */
  countedMax: optional(amount),
  paid: amount,
});

/** The act that a coupon goes with, and what has come of it. */
export type CouponUse = { -readonly [Name in keyof Encoded<typeof useRecord>]: Encoded<typeof useRecord>[Name] };

const record = struct({ ...codecsOf(couponFields), issuedAtMs: uint, use: optional(useRecord) });
type Stored = Encoded<typeof record>;

/** One live coupon. Everything is bound when it is issued, except its use. */
export type LiveCoupon = Omit<Stored, 'use'> & { use?: CouponUse | undefined };

export const couponCodec: Codec<LiveCoupon> = record;

export function paidBy({ use }: LiveCoupon): Atoms {
  return use?.paid ?? zero;
}

/** The part of its worth that it has not paid: what is frozen for it. */
export function reservedFor(coupon: LiveCoupon): Atoms {
  return minus(coupon.worth, paidBy(coupon));
}
