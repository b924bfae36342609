import type { Side } from '@candor/exchange';
import { countedList } from '../projection/counted-list.ts';

export const tradesList = countedList('trades');
export const ordersList = countedList<Side>('orders');
