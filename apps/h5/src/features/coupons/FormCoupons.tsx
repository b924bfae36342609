import { lazy, Suspense } from 'react';
import type { CouponOfferProps } from './CouponOffer.tsx';

const CouponOffer = lazy(() => import('./CouponOffer.tsx').then((m) => ({ default: m.CouponOffer })));

/** The coupons on a form that sends its act without a sheet. Few users have it so: only they fetch the code. */
export function FormCoupons(props: CouponOfferProps) {
  return (
    <Suspense>
      <CouponOffer {...props} />
    </Suspense>
  );
}
