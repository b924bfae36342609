import { getFinanceSummary, getLoanReport, listLoanHistory, listLoans, type LoanNotice, loansTopic } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { percentOfPpm } from '#features/position-model/percent-text.ts';
import { toast } from '#ui/Toast.tsx';

/** Keeps the user's loans as they are now while mounted, and tells of alerts and liquidations. */
export function useLoansStream(): void {
  const t = useMessages();
  const format = useFormat();
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const tell = useEffectEvent(({ kind, loanId, ltv }: LoanNotice) => {
    const percent = ltv === undefined ? '' : format.amount(percentOfPpm(ltv));
    const tone = kind === 'liquidated' ? 'error' : kind === 'term_ended' ? 'info' : 'warning';
    toast(tone, t(`loans.notices.${kind}`, { number: String(loanId), percent }));
  });
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
