import { useState } from 'react';
import { clock } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Chips } from '#ui/Chips.tsx';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { accountFrom, accountOrder } from '#features/funds/accounts.ts';
import { OwnPeriod } from './OwnPeriod.tsx';
import { lastTaxYear, type PeriodChoice, periodChoices, periodOf, thisMonth } from './period.ts';
import { Statement } from './Statement.tsx';
import { StatementFiles } from './StatementFiles.tsx';
import { TaxYearFields } from './TaxYearFields.tsx';

const accounts = ['all', ...accountOrder] as const;

/** pages/setting/bill: the statement of all accounts or one over a period; `type` of its address is the account it begins with. */
export function BillScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [account, setAccount] = useState<(typeof accounts)[number]>(accountFrom(params.type) ?? 'all');
  const [choice, setChoice] = useState<PeriodChoice>('this_month');
  const [own, setOwn] = useState(() => thisMonth(clock.serverNow()));
  const [tax, setTax] = useState(() => lastTaxYear('january', clock.serverNow()));
  const period = periodOf(choice, own, tax, clock.serverNow());
  const asked = period && { accountType: account, ...period };
  return (
    <Page title={t('common.titles.bills')} footer={asked && <StatementFiles asked={asked} />}>
      <TextTabs
        label={t('statements.account')}
        items={accounts.map((id) => ({
          id,
          label: id === 'all' ? t('statements.allAccounts') : t(`words.accountTypes.${id}`),
        }))}
        value={account}
        onChange={setAccount}
      />
      <div className="pt-1.5">
        <Chips
          label={t('statements.period')}
          items={periodChoices.map((id) => ({ id, label: t(`statements.periods.${id}`) }))}
          value={choice}
          onChange={setChoice}
        />
      </div>
      {choice === 'own' && <OwnPeriod value={own} onChange={setOwn} isWrong={period === undefined} />}
      {choice === 'tax_year' && <TaxYearFields value={tax} onChange={setTax} />}
      {asked && <Statement asked={asked} />}
    </Page>
  );
}
