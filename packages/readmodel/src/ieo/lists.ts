import { countedList } from '../projection/counted-list.ts';

export const subscriptionsList = countedList('subscriptions');
