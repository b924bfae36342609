import { type Ppm, ppmOne } from '@candor/money';

/** The largest share of a fee that may come back to the user who paid it as a rebate (RULES 16). */
export const rebateShareMax = 500_000 as Ppm;
/** The largest share of a fee that a coupon may pay: a rebate and a coupon together are never more than the fee. */
export const feeCouponShareMax = (ppmOne - rebateShareMax) as Ppm;
