import { countedList } from '../projection/counted-list.ts';
import type { LoanStatus } from './tables/loans.ts';

export const loansList = countedList<never, LoanStatus>('loans');
export const loanEventsList = countedList('loan_events');
