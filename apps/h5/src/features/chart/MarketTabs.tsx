import type { QuotationRow } from '@candor/api';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { TextTabs } from '#ui/TextTabs.tsx';
import { AboutTab } from './tabs/AboutTab.tsx';
import { BookTab } from './tabs/BookTab.tsx';
import { DepthTab } from './tabs/DepthTab.tsx';
import { TradesTab } from './tabs/TradesTab.tsx';

const tabs = ['book', 'depth', 'trades', 'about'] as const;
type TabId = (typeof tabs)[number];

const parts = { book: BookTab, depth: DepthTab, trades: TradesTab, about: AboutTab } as const;

interface MarketTabsProps {
  readonly pair: QuotationRow;
  readonly hasBook: boolean;
  /** Open first. */
  readonly first: string | undefined;
}

/** Under the chart: book, depth, trades, facts. A price contract has no book, so it has only facts. */
export function MarketTabs({ pair, hasBook, first }: MarketTabsProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState<TabId>(tabs.find((id) => id === first) ?? 'book');
  const shown = hasBook ? tabs : (['about'] as const);
  const tab = shown.find((id) => id === chosen) ?? 'about';
  const Part = parts[tab];
  return (
    <section className="border-t border-line">
      <TextTabs
        label={t('chart.tabsLabel')}
        items={shown.map((id) => ({ id, label: t(`chart.tabs.${id}`) }))}
        value={tab}
        onChange={setChosen}
      />
      <div className="min-h-80">
        <Part pair={pair} />
      </div>
    </section>
  );
}
