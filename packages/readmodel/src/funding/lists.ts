import { countedList } from '../projection/counted-list.ts';

export const depositsList = countedList('deposits');
export const withdrawalsList = countedList('withdrawals');
