import { IconButton } from '@candor/kit/view';
import type { MessageKey } from '#i18n/use-messages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { LayoutDashboard, MessagesSquare } from 'lucide-react';
import { Chips } from '#ui/Chips.tsx';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import { SearchPill } from '#ui/SearchPill.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { type FilterId, type KnownTag, knownTags, type Sort } from './pair-lists.ts';
import { SortHeader } from './SortHeader.tsx';
import { StaleSign } from './StaleSign.tsx';

export const marketTabs = ['watchlist', 'spot', 'contract', 'stocks'] as const;
export type MarketTab = (typeof marketTabs)[number];

interface MarketHeaderProps {
  readonly tab: MarketTab;
  readonly onTab: (tab: MarketTab) => void;
  readonly filters: readonly FilterId[];
  readonly filter: FilterId;
  readonly onFilter: (filter: FilterId) => void;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
  /** The sort row is only over a list. */
  readonly hasList: boolean;
  readonly isMap: boolean;
  readonly onMap: (isMap: boolean) => void;
}

/** Search, tabs, chips and the sort row: all stay while the list scrolls. */
export function MarketHeader(props: MarketHeaderProps) {
  const t = useMessages();
  const { tab, onTab, filters, filter, onFilter, sort, onSort, hasList, isMap, onMap } = props;
  const tabs = marketTabs.map((id) => ({ id, label: t(`market.tabs.${id}`) }));
  return (
    <header className="z-(--z-navbar) shrink-0 bg-bg pt-(--safe-top)">
      <div className="flex items-center gap-x-3 gap-y-1.5 px-4 pt-1.5 huge:flex-wrap">
        <h1 className="sr-only">{t('common.titles.market')}</h1>
        <SearchPill text={t('market.searchPill')} onPress={() => navigateTo('/pages/market/search')} />
        <PracticeBadge />
        <IconButton
          label={t('market.heatMap')}
          aria-pressed={isMap}
          icon={<LayoutDashboard aria-hidden strokeWidth={1.75} className={isMap ? 'text-accent' : ''} />}
          onClick={() => onMap(!isMap)}
        />
        <IconButton
          label={t('common.titles.chat')}
          icon={<MessagesSquare aria-hidden strokeWidth={1.75} />}
          onClick={() => navigateTo('/pages/chat/chat')}
        />
        <StaleSign />
      </div>
      <TextTabs label={t('market.listsLabel')} items={tabs} value={tab} onChange={onTab} />
      {hasList && (
        <Chips
          label={t('market.filtersLabel')}
          items={filters.map((id) => ({ id, label: filterLabel(id, t) }))}
          value={filter}
          onChange={onFilter}
        />
      )}
      {hasList && !isMap && <SortHeader sort={sort} onSort={onSort} />}
    </header>
  );
}

function filterLabel(id: FilterId, t: (key: MessageKey) => string): string {
  const [kind, word = ''] = id.split(':');
  if (kind === 'all') return t('market.tags.all');
  if (kind === 'gainers' || kind === 'losers') return t(`market.movers.${kind}`);
  return knownTags.includes(word as KnownTag) ? t(`market.tags.${word as KnownTag}`) : word;
}
