import { countedList } from '../projection/counted-list.ts';
import type { OtcSideStatus } from './tables/otc.ts';

export const otcOrdersList = countedList<never, OtcSideStatus>('otc_sides');
