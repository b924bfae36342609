import type { QuotationRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { together } from '#hooks/together.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { EmptyWatchlist } from './EmptyWatchlist.tsx';
import { MarketHeader, type MarketTab, marketTabs } from './MarketHeader.tsx';
import { type FilterId, filtersFor, isStock, passes, type Sort, sorted, sortOf } from './pair-lists.ts';
import { PairList } from './PairList.tsx';
import { type ContractMarkets, useContractMarkets } from './use-contract-markets.ts';
import { movingOf, useLiveOrder } from './use-live-order.ts';
import { useWatchlist } from './use-watchlist.ts';

const HeatMap = lazy(() => import('./HeatMap.tsx').then((m) => ({ default: m.HeatMap })));

const none: readonly QuotationRow[] = [];

/** pages/market/market: all pairs by list, filter and order, live. `tab` opens one of its lists. */
export function MarketScreen({ params }: ScreenProps) {
  const t = useMessages();
  const quotations = useQuotations();
  const watchlist = useWatchlist();
  const [tab, setTab] = useAskedTab(params.tab);
  const [filter, setFilter] = useState<FilterId>('all');
  const [sort, setSort] = useState<Sort>();
  const [isMap, setIsMap] = useState(false);

  const contracts = useContractMarkets(tab === 'contract' || tab === 'stocks');
  const { markets } = contracts;
  const all = quotations.data ?? none;
  const inTab = all.filter((row) => belongs(row, tab, watchlist.ids, markets));
  const filters = filtersFor(inTab);
  const used = filters.includes(filter) ? filter : 'all';
  const order = sort ?? sortOf(used);
  const isWatchlistEmpty = tab === 'watchlist' && watchlist.list.data?.length === 0;
  // While the list is on its way its head is there already, so that nothing jumps when it comes.
  const hasHead = tab !== 'watchlist' || watchlist.list.state === 'loading' || watchlist.list.state === 'ready';
  const hasList = hasHead && !isWatchlistEmpty;

  const own = tab === 'watchlist' ? watchlist.list : tab === 'contract' ? contracts.list : quotations;

  return (
    <Page
      tabTitle={t('common.titles.market')}
      header={
        <MarketHeader
          tab={tab}
          onTab={setTab}
          filters={filters}
          filter={used}
          onFilter={setFilter}
          sort={order}
          onSort={setSort}
          hasList={hasList}
          isMap={isMap}
          onMap={setIsMap}
        />
      }
    >
      <Loaded
        from={together({ quotations, own })}
        skeleton={<SkeletonRows rows={10} className="px-4" />}
        signedOut={<SignedOut text={t('home.watchlistSignedOut')} />}
        failureClass="px-4 pt-3"
      >
        {() =>
          tab === 'contract' && markets.size === 0 ? (
            <Empty icon={<SearchX />} title={t('market.noContracts')} />
          ) : isWatchlistEmpty ? (
            <EmptyWatchlist rows={all} watchlist={watchlist} />
          ) : (
            <SortedPairs
              rows={inTab}
              all={all}
              markets={markets}
              filter={used}
              sort={order}
              watchlist={watchlist}
              isMap={isMap}
              onAll={() => setFilter('all')}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

/** The tab from the address; afterwards the user's own choice. */
function useAskedTab(asked: string | undefined): [MarketTab, (tab: MarketTab) => void] {
  const known = marketTabs.find((tab) => tab === asked);
  const [state, setState] = useState<{ asked: string | undefined; tab: MarketTab }>({ asked, tab: known ?? 'spot' });
  if (state.asked !== asked) setState({ asked, tab: known ?? state.tab });
  return [state.tab, (tab) => setState({ asked, tab })];
}

function belongs(row: QuotationRow, tab: MarketTab, watched: ReadonlySet<number>, markets: ContractMarkets): boolean {
  if (tab === 'contract') return !isStock(row) && markets.has(row.pairId);
  if (tab === 'watchlist') return watched.has(row.pairId);
  return tab === 'stocks' ? isStock(row) : tab === 'spot' && !isStock(row);
}

interface SortedPairsProps {
  readonly rows: readonly QuotationRow[];
  readonly all: readonly QuotationRow[];
  readonly markets: ContractMarkets;
  readonly filter: FilterId;
  readonly sort: Sort | undefined;
  readonly watchlist: ReturnType<typeof useWatchlist>;
  readonly isMap: boolean;
  readonly onAll: () => void;
}

function SortedPairs({ rows, all, markets, filter, sort, watchlist, isMap, onAll }: SortedPairsProps) {
  const t = useMessages();
  const arrange = useCallback(
    (list: readonly QuotationRow[]) =>
      sorted(
        list.filter((row) => passes(row, filter, movingOf)),
        sort,
        movingOf,
      ),
    [filter, sort],
  );
  const shown = useLiveOrder(rows, arrange);
  if (shown.length > 0 && isMap) {
    return (
      <Suspense fallback={<SkeletonRows rows={10} className="px-4" />}>
        <HeatMap rows={shown} markets={markets} />
      </Suspense>
    );
  }
  if (shown.length > 0) return <PairList rows={shown} all={all} markets={markets} watchlist={watchlist} />;
  return (
    <Empty
      icon={<SearchX />}
      title={t('market.noPairs')}
      action={
        <Button look="soft" size="small" onClick={onAll}>
          {t('market.showAll')}
        </Button>
      }
    />
  );
}
