import {
  changeRecurring,
  endRecurring,
  listRecurringPlans,
  listRecurringRuns,
  pauseRecurring,
  resumeRecurring,
} from '@candor/api';
import { nobodysNumber, type OwnCase } from '../testing/test-own-case.ts';

const ofPlan = { field: 'planId', object: 'recurringPlanId', nobodys: nobodysNumber } as const;

export const ownCases: readonly OwnCase[] = [
  { call: listRecurringPlans, ...ofPlan, refusal: 'ok' },
  { call: listRecurringRuns, ...ofPlan, refusal: 'ok' },
  { call: changeRecurring, ...ofPlan, rest: { amount: '20', every: 'day' }, refusal: 'recurring_not_found' },
  { call: pauseRecurring, ...ofPlan, refusal: 'recurring_not_found' },
  { call: resumeRecurring, ...ofPlan, refusal: 'recurring_not_found' },
  { call: endRecurring, ...ofPlan, refusal: 'recurring_not_found' },
];
