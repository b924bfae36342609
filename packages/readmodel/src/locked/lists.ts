import { countedList } from '../projection/counted-list.ts';
import type { LockedStatus } from './tables/locked.ts';

export const lockedDepositsList = countedList<never, LockedStatus>('locked_deposits');
export const lockedDividendsList = countedList('locked_dividends');
