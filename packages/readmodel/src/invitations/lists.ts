import type { InvitationState } from '@candor/exchange/rules';
import { countedList } from '../projection/counted-list.ts';

export const friendsList = countedList<never, InvitationState>('friends');
export const rebatesList = countedList('rebates');
