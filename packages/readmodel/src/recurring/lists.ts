import { countedList } from '../projection/counted-list.ts';
import type { RecurringPlanStatus } from './tables/recurring.ts';

export const recurringPlansList = countedList<never, RecurringPlanStatus>('recurring_plans');
