import type { OptionRow } from '@candor/api';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { useSettledOptions } from '../live/use-settled-options.ts';
import { ResultSheet } from '../result/ResultSheet.tsx';
import { OptionPages } from './OptionPages.tsx';
import { PairFilter } from './PairFilter.tsx';
import { OptionStatistics } from '../statistics/OptionStatistics.tsx';

const statuses = ['open', 'closing', 'closed'] as const satisfies readonly OptionRow['status'][];
const tabs = [...statuses, 'statistics'] as const;

/**
 * pages/transaction/seconds_order: the user's options by state, and how they ended. `status` chooses the tab, `symbol` the
 * pair.
 */
export function SecondsOrderScreen({ params }: ScreenProps) {
  const t = useMessages();
  // Keeps the lists up to date and announces results.
  useSettledOptions();
  const [tab, setTab] = useState(() => tabs.find((word) => word === params.status) ?? 'closed');
  const [symbol, setSymbol] = useState(params.symbol);
  const [shown, setShown] = useState<OptionRow>();
  return (
    <Page title={t('common.titles.seconds')}>
      <div className="sticky top-0 z-(--z-sticky) bg-bg">
        <TextTabs
          label={t('options.orders.filters')}
          items={[
            ...statuses.map((id) => ({ id, label: t(`options.statuses.${id}`) })),
            { id: 'statistics', label: t('options.statistics.tab') },
          ]}
          value={tab}
          onChange={setTab}
        />
        {tab !== 'statistics' && <PairFilter symbol={symbol} onChange={setSymbol} />}
      </div>
      {tab === 'statistics' ? (
        <OptionStatistics />
      ) : (
        <OptionPages key={tab} status={tab} symbol={symbol} onOpen={setShown} />
      )}
      <ResultSheet option={shown} onClose={() => setShown(undefined)} />
    </Page>
  );
}
