import { countedList } from '../projection/counted-list.ts';
import type { SendSide } from './tables/sends.ts';

export const sendsList = countedList<SendSide>('sends');
