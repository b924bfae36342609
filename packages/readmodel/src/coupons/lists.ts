import type { CouponState } from '@candor/exchange/rules';
import { countedList } from '../projection/counted-list.ts';

export const couponsList = countedList<never, CouponState>('coupons');
