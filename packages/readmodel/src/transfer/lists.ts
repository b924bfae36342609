import { countedList } from '../projection/counted-list.ts';

export const transfersList = countedList('transfers');
