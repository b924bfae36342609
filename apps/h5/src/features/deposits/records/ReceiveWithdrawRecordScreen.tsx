import { useState } from 'react';
import { useFunding } from '#hooks/use-funding.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { TabbedHeader } from '#ui/TabbedHeader.tsx';
import { useDepositNotices } from '../arriving/use-deposit-notices.ts';
import { DepositList } from './DepositList.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';

type Tab = 'deposits' | 'withdrawals';

/** pages/fund/receive_withdraw_record: everything that came in and went out; `tab=withdraw` begins with the latter. */
export function ReceiveWithdrawRecordScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [tab, setTab] = useState<Tab>(params.tab === 'withdraw' ? 'withdrawals' : 'deposits');
  useFunding();
  useDepositNotices();
  const title = t('common.titles.depositRecords');
  const head = (
    <TabbedHeader
      title={title}
      label={t('funds.kindTabs')}
      items={[
        { id: 'deposits', label: t('funds.kindDeposits') },
        { id: 'withdrawals', label: t('funds.kindWithdrawals') },
      ]}
      value={tab}
      onChange={setTab}
    />
  );
  return (
    <Page header={head}>
      <div className="px-4 pb-4">{tab === 'deposits' ? <DepositList /> : <WithdrawalList />}</div>
    </Page>
  );
}
