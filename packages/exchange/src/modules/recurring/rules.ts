import { dayMs } from '@candor/kernel';

/** The most plans that an account has at one time, paused ones included. */
export const recurringPlansMax = 10;
/** The first time of a plan is within this of its begin. */
export const recurringFirstWithinMs = 366 * dayMs;
