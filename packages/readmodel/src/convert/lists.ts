import { countedList } from '../projection/counted-list.ts';

export const conversionsList = countedList('conversions');
