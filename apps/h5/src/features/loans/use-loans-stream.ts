import { getFinanceSummary, getLoanReport, listLoanHistory, listLoans, type LoanNotice, loansTopic } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** Keeps the user's loans as they are now while mounted; calls back for each alert, liquidation and end of a term. */
export function useLoansStream(onNotice?: (notice: LoanNotice) => void): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const tell = useEffectEvent((notice: LoanNotice) => onNotice?.(notice));
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
      onUpdate({ notices }) {
        renew();
        for (const notice of notices) tell(notice);
      },
    });
  }, [queries, isSignedIn]);
}
