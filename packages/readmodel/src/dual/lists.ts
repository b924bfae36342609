import { countedList } from '../projection/counted-list.ts';
import type { DualStatus } from './tables/dual.ts';

export const dualPurchasesList = countedList<never, DualStatus>('dual_purchases');
