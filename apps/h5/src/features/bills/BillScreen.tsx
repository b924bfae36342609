import { useState } from 'react';
import { clock } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Chips } from '#ui/Chips.tsx';
import { Page } from '#ui/Page.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { accountFrom, accountOrder } from '#features/funds/accounts.ts';
import { OwnPeriod } from './OwnPeriod.tsx';
import { type PeriodChoice, periodChoices, periodOf, thisMonth } from './period.ts';
import { Statement } from './Statement.tsx';
import { StatementFiles } from './StatementFiles.tsx';

/** pages/setting/bill: the statement of an account over a period; `type` of its address is the account it begins with. */
export function BillScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [account, setAccount] = useState(accountFrom(params.type) ?? 'spot');
  const [choice, setChoice] = useState<PeriodChoice>('this_month');
  const [own, setOwn] = useState(() => thisMonth(clock.serverNow()));
  const period = periodOf(choice, own, clock.serverNow());
  const asked = period && { accountType: account, ...period };
  return (
    <Page title={t('common.titles.bills')} footer={asked && <StatementFiles asked={asked} />}>
      <div className="px-4 pt-1">
        <SegmentedControl
          label={t('statements.account')}
          items={accountOrder.map((id) => ({ id, label: t(`words.accountTypes.${id}`) }))}
          value={account}
          onChange={setAccount}
        />
      </div>
      <div className="pt-1.5">
        <Chips
          label={t('statements.period')}
          items={periodChoices.map((id) => ({ id, label: t(`statements.periods.${id}`) }))}
          value={choice}
          onChange={setChoice}
        />
      </div>
      {choice === 'own' && <OwnPeriod value={own} onChange={setOwn} isWrong={period === undefined} />}
      {asked && <Statement asked={asked} />}
    </Page>
  );
}
