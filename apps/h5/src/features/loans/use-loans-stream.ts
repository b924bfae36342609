import { getFinanceSummary, getLoanReport, listLoanHistory, listLoans, loansTopic } from '@candor/api';
import { useTopicRenewal } from '#hooks/use-topic-renewal.ts';

const renewed = [listLoans, listLoanHistory, getLoanReport, getFinanceSummary];

/** Keeps the user's loans as they are now while mounted. The shell tells of alerts, liquidations and ends of terms. */
export function useLoansStream(): void {
  useTopicRenewal(loansTopic, renewed);
}
