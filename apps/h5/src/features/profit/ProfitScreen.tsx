import { getWorthHistory } from '@candor/api';
import { saveFile } from '@candor/kit';
import { Empty, IconButton, Skeleton } from '@candor/kit/view';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { EyeButton } from '#ui/EyeButton.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { Row } from '#ui/Row.tsx';
import { MonthText } from './MonthText.tsx';
import { monthOf, monthsOf, type ProfitDay, profitFile } from './profit-months.ts';
import { ProfitMonth } from './ProfitMonth.tsx';

/** A year, with a day for leap years. */
const daysShown = 366;

/** pages/fund/profit: the profit of each day as a calendar, of each month as a list, and both as a file. */
export function ProfitScreen(_props: ScreenProps) {
  const t = useMessages();
  const history = useCall(getWorthHistory, { days: daysShown });
  const days = history.data?.days ?? [];
  return (
    <Page
      title={t('common.titles.profit')}
      actions={
        <>
          <EyeButton />
          <IconButton
            label={t('profit.file')}
            icon={<FileDown aria-hidden strokeWidth={1.75} />}
            disabled={days.length === 0}
            onClick={() => saveFile(profitFile(days), 'candor-profit.csv')}
          />
        </>
      }
    >
      <Loaded
        from={history}
        skeleton={<Skeleton className="gap-3 p-4" blocks={['h-16 rounded-card', 'h-72 rounded-card']} />}
        failureClass="p-4"
      >
        {(data) =>
          data.days.length === 0 ? (
            <Empty title={t('profit.empty')} text={t('profit.emptyText')} />
          ) : (
            <Calendar days={data.days} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Calendar({ days }: { readonly days: readonly ProfitDay[] }) {
  const t = useMessages();
  const months = monthsOf(days);
  const last = monthOf(days.at(-1)?.startMs ?? 0);
  const first = monthOf(days[0]?.startMs ?? 0);
  const [month, setMonth] = useState(last);
  return (
    <div className="flex flex-col gap-5 px-4 pt-2 pb-[calc(var(--safe-bottom)+1.5rem)]">
      <ProfitMonth
        key={month}
        month={month}
        days={days.filter(({ startMs }) => monthOf(startMs) === month)}
        onBefore={month > first ? () => setMonth(month - 1) : undefined}
        onAfter={month < last ? () => setMonth(month + 1) : undefined}
      />
      <section aria-label={t('profit.months')}>
        <h2 className="text-16 font-semibold">{t('profit.months')}</h2>
        {months.map((one) => (
          <Row
            key={one.month}
            label={<MonthText month={one.month} />}
            value={<AmountText value={one.profit} decimals={2} unit="USDT" isChange isPrivate />}
            onPress={() => setMonth(one.month)}
          />
        ))}
      </section>
      <p className="text-12 text-fg-3">{t('profit.how')}</p>
    </div>
  );
}
