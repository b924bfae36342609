import { getFinanceSummary, getLoanReport, listLoanHistory, listLoans, loansTopic } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** Keeps the user's loans as they are now while mounted. The shell tells of alerts, liquidations and ends of terms. */
export function useLoansStream(): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const renew = () => void readAgain(queries, listLoans, listLoanHistory, getLoanReport, getFinanceSummary);
    let isFirst = true;
    return socket.subscribe(loansTopic, [], {
      onSnapshot() {
        // The lists are read with the page itself; a later picture follows a gap.
        if (!isFirst) renew();
        isFirst = false;
      },
      onUpdate: renew,
    });
  }, [queries, isSignedIn]);
}
