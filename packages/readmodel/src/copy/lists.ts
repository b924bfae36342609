import type { CopyResult } from '@candor/exchange';
import { countedList } from '../projection/counted-list.ts';

export const sharesPaidList = countedList('shares_paid');
export const sharesReceivedList = countedList('shares_received');
export const copiesList = countedList<never, CopyResult>('copies');
export const followsList = countedList('follows');
