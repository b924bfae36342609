import { countedList } from '../projection/counted-list.ts';

export const spinsList = countedList('spins');
