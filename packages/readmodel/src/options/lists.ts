import type { OptionStatus } from './tables/options.ts';
import { countedList } from '../projection/counted-list.ts';

export const optionsList = countedList<never, OptionStatus>('options');
