import type { EntryKind } from '@candor/exchange';
import { countedList } from '../projection/counted-list.ts';

export const entriesList = countedList<never, EntryKind>('entries');
