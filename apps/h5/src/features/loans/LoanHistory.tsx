import { percentOfPpm } from '@candor/money';
import { listLoanHistory, type LoanEventRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { ScrollText } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { RecordRow, recordRowHeight } from '#ui/RecordRow.tsx';
import { TimeText } from '#ui/TimeText.tsx';

/** Every step of the user's loans, or of one of them. */
export function LoanHistory({ loanId }: { readonly loanId?: number }) {
  const t = useMessages();
  const events = usePages(listLoanHistory, loanId === undefined ? {} : { loanId });
  return (
    <Loaded from={events} skeleton={<SkeletonRows rows={5} />}>
      {(paged) => (
        <InfiniteList
          paged={paged}
          rowHeight={recordRowHeight}
          keyOf={(event) => `${event.loanId}/${event.number}`}
          renderRow={(event) => <EventRow event={event} isNumbered={loanId === undefined} />}
          empty={<Empty icon={<ScrollText />} title={t('loans.history.none')} />}
        />
      )}
    </Loaded>
  );
}

function EventRow({ event, isNumbered }: { readonly event: LoanEventRow; readonly isNumbered: boolean }) {
  const t = useMessages();
  const format = useFormat();
  const { loanId, kind, alert, code, amount, interest, proceeds, lentCode, rate, ltv, atMs } = event;
  const title = alert === undefined ? t(`loans.history.kinds.${kind}`) : t(`loans.history.alerts.${alert}`);
  const beside =
    ltv !== undefined
      ? `${t('loans.ltv')} ${format.percent(percentOfPpm(Math.ceil(ltv / 100) * 100))}`
      : rate !== undefined
        ? t('loans.list.rate', { percent: format.amount(percentOfPpm(rate)) })
        : proceeds !== undefined
          ? t('loans.history.paid', { amount: format.amount(proceeds), code: lentCode })
          : interest !== undefined && interest !== '0'
            ? t('loans.history.interest', { amount: format.amount(interest), code: lentCode })
            : undefined;
  return (
    <RecordRow
      onClick={() => navigateTo('/pages/common/loan', { id: loanId })}
      title={
        <>
          {title} {isNumbered && <span className="text-fg-3">#{loanId}</span>}
        </>
      }
      note={
        <>
          <TimeText atMs={atMs} look="moment" />
          {beside !== undefined && ` · ${beside}`}
        </>
      }
      end={amount !== undefined && <AmountText value={amount} unit={code} isPrivate className="shrink-0 text-14" />}
    />
  );
}
