import { type TraderDays, type TraderDetail, traderDays } from '@candor/api';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { NavCard } from './NavCard.tsx';
import { TraderHead } from './TraderHead.tsx';
import { TraderMetrics } from './TraderMetrics.tsx';
import { TraderTabs } from './TraderTabs.tsx';

/** The whole record; the period holds for the metrics and the chart alike. */
export function TraderRecord({ detail, isOwn }: { readonly detail: TraderDetail; readonly isOwn: boolean }) {
  const t = useMessages();
  const [days, setDays] = useState<TraderDays>('30');
  const period = detail.periods.find((row) => row.days === Number(days));
  return (
    <>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-5">
        <TraderHead card={detail.card} isOwn={isOwn} />
        <SegmentedControl
          label={t('copy.periodLabel')}
          items={traderDays.map((id) => ({ id, label: t(`copy.days.${id}`) }))}
          value={days}
          onChange={setDays}
        />
        {period !== undefined && <TraderMetrics card={detail.card} period={period} />}
        <NavCard detail={detail} days={Number(days)} />
      </div>
      <TraderTabs detail={detail} />
    </>
  );
}
