import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { TabbedHeader } from '#ui/TabbedHeader.tsx';
import { BorrowTab } from './BorrowTab.tsx';
import { LoanHistory } from './LoanHistory.tsx';
import { MyLoans } from './MyLoans.tsx';
import { useLoansStream } from './use-loans-stream.ts';

type Tab = 'borrow' | 'loans' | 'history';
const tabs: readonly Tab[] = ['borrow', 'loans', 'history'];

/** pages/common/borrowing: borrow, the user's loans, and every step of them. `tab` chooses one; an `id` is one of the loans. */
export function BorrowingScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [chosen, setTab] = useState<Tab>();
  const tab = chosen ?? tabs.find((one) => one === params.tab) ?? (params.id === undefined ? 'borrow' : 'loans');
  useLoansStream();
  const head = (
    <TabbedHeader<Tab>
      title={t('common.titles.borrowing')}
      items={tabs.map((id) => ({ id, label: t(`loans.tabs.${id}`) }))}
      value={tab}
      onChange={setTab}
    />
  );
  if (tab === 'borrow') return <BorrowTab head={head} onBorrowed={() => setTab('loans')} />;
  return (
    <Page header={head}>
      <div className="px-4 pt-3 pb-6">
        {tab === 'loans' ? <MyLoans onBorrow={() => setTab('borrow')} /> : <LoanHistory />}
      </div>
    </Page>
  );
}
