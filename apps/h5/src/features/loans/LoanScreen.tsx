import { getLoanReport, type LoanRow } from '@candor/api';
import { Empty, Skeleton, Tag } from '@candor/kit/view';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { CollateralSheet } from './CollateralSheet.tsx';
import { CollateralTerms } from './CollateralTerms.tsx';
import { LevelPlaces } from './LevelPlaces.tsx';
import { LiquidationReports } from './LiquidationReports.tsx';
import { LoanFacts } from './LoanFacts.tsx';
import { loanFigures, pricedRow } from './loan-figures.ts';
import { LoanHistory } from './LoanHistory.tsx';
import { LtvGauge } from './LtvGauge.tsx';
import { RenewSheet } from './RenewSheet.tsx';
import { RepaySheet } from './RepaySheet.tsx';
import { useIndexOf } from './use-index-of.ts';
import { useLoansStream } from './use-loans-stream.ts';

const renewEveryMs = 10_000;
const blocks = ['h-40 w-full rounded-card!', 'h-32 w-full', 'h-48 w-full'];

/** pages/common/loan: one loan in full; `id` of its address is its number. */
export function LoanScreen({ params }: ScreenProps) {
  const t = useMessages();
  const loanId = Number(params.id);
  const isNumber = Number.isSafeInteger(loanId) && loanId > 0;
  useLoansStream();
  const report = useCall(
    getLoanReport,
    { loanId: isNumber ? loanId : 1 },
    { isEnabled: isNumber, everyMs: renewEveryMs },
  );
  const [open, setOpen] = useState<'repay' | 'collateral' | 'renew'>();
  const loan = report.data?.loan;
  const footer = loan?.status === 'running' && (
    <div className="grid grid-cols-3 gap-2.5">
      <Button look="soft" onClick={() => setOpen('renew')}>
        {t('loans.renew.open')}
      </Button>
      <Button look="soft" onClick={() => setOpen('collateral')}>
        {t('loans.collateral.open')}
      </Button>
      <Button onClick={() => setOpen('repay')}>{t('loans.repay.open')}</Button>
    </div>
  );
  const close = () => setOpen(undefined);
  const none = (
    <Empty
      title={t('loans.notFound')}
      action={
        <Button size="medium" onClick={() => redirectTo('/pages/common/borrowing')}>
          {t('common.titles.borrowing')}
        </Button>
      }
    />
  );
  if (!isNumber) return <Page title={t('common.titles.loan')}>{none}</Page>;
  return (
    <Page title={t('loans.list.number', { number: String(loanId) })} footer={footer}>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <Loaded
          from={report}
          skeleton={<Skeleton className="gap-4" blocks={blocks} />}
          failure={(error) => (error.code === 'loan_not_found' ? none : false)}
        >
          {({ loan: shown, liquidations }) => (
            <>
              {shown.status === 'running' && <Risk loan={shown} />}
              <LoanFacts loan={shown} />
              {shown.accepted.length > 0 && <CollateralTerms accepted={shown.accepted} />}
              <LiquidationReports reports={liquidations} code={shown.code} />
              <section>
                <h2 className="mb-1 text-15 font-semibold">{t('loans.tabs.history')}</h2>
                <LoanHistory loanId={shown.loanId} />
              </section>
              <RepaySheet loan={shown} isOpen={open === 'repay'} onClose={close} />
              <CollateralSheet loan={shown} isOpen={open === 'collateral'} onClose={close} />
              <RenewSheet loan={shown} isOpen={open === 'renew'} onClose={close} />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

/** LTV at live prices, and where its levels lie. */
function Risk({ loan }: { readonly loan: LoanRow }) {
  const t = useMessages();
  const indexOf = useIndexOf();
  const priced = pricedRow(loan, indexOf);
  const figures = priced && loanFigures(priced, loan);
  return (
    <Card className="p-4">
      {loan.isStale && <Tag look="warn">{t('loans.stale')}</Tag>}
      <LtvGauge ltv={figures?.ltv} levels={loan} />
      {figures !== undefined && (
        <div className="mt-2 border-t border-line pt-2">
          <LevelPlaces places={figures.places} assets={[loan, ...loan.collateral]} target={loan.ltvTarget} />
        </div>
      )}
    </Card>
  );
}
