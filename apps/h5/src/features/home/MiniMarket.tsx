import type { QuotationRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { ChevronRight, Star } from 'lucide-react';
import { useState } from 'react';
import { type Loadable } from '#hooks/use-call.ts';
import { useSessions } from '#hooks/use-sessions.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { switchTab } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { openChart } from '#features/market/open-pair.ts';
import { homeLists, isStock } from '#features/market/pair-lists.ts';
import { PairRow } from '#features/market/PairRow.tsx';
import { quoteUsdtPairOf } from '#features/market/use-usdt-price.ts';
import { useWatchlist } from '#features/market/use-watchlist.ts';

const lists = ['watchlist', 'hot', 'gainers', 'new', 'stocks'] as const;
type ListId = (typeof lists)[number];

const shownMost = 8;
const marketPath = '/pages/market/market';

/** The best of the market: eight pairs of one list, and the way to all. */
export function MiniMarket({ quotations }: { readonly quotations: Loadable<readonly QuotationRow[]> }) {
  const t = useMessages();
  const [list, setList] = useState<ListId>('hot');
  const items = lists.map((id) => ({ id, label: t(`home.lists.${id}`) }));
  const tab = list === 'stocks' || list === 'watchlist' ? list : 'spot';
  return (
    <section aria-label={t('home.lists.label')} className="pt-1">
      <TextTabs label={t('home.lists.label')} items={items} value={list} onChange={setList} />
      <div className="min-h-60">
        <Loaded from={quotations} skeleton={<LoadingRows />} failureClass="px-4 pt-2">
          {(all) =>
            list === 'watchlist' ? (
              <WatchedRows all={all} />
            ) : (
              // The order of the moment the list was read: rows must not change places under a finger.
              <Rows rows={homeLists[list](all, (row) => row)} all={all} />
            )
          }
        </Loaded>
      </div>
      <button
        type="button"
        onClick={() => switchTab(marketPath, { tab })}
        className="press flex h-11 w-full items-center justify-center gap-1 text-13 text-fg-2"
      >
        {t('common.viewAll')}
        <ChevronRight aria-hidden className="size-4 text-fg-3" />
      </button>
    </section>
  );
}

function WatchedRows({ all }: { readonly all: readonly QuotationRow[] }) {
  const t = useMessages();
  const { list, ids } = useWatchlist();
  return (
    <Loaded
      from={list}
      skeleton={<LoadingRows />}
      signedOut={<SignedOut text={t('home.watchlistSignedOut')} />}
      failureClass="px-4 pt-2"
    >
      {() =>
        ids.size > 0 ? (
          <Rows rows={all.filter((row) => ids.has(row.pairId))} all={all} />
        ) : (
          <Empty
            icon={<Star />}
            title={t('home.emptyWatchlist')}
            text={t('home.emptyWatchlistText')}
            action={
              <Button look="soft" size="small" onClick={() => switchTab(marketPath, { tab: 'watchlist' })}>
                {t('home.choosePairs')}
              </Button>
            }
          />
        )
      }
    </Loaded>
  );
}

interface RowsProps {
  readonly rows: readonly QuotationRow[];
  readonly all: readonly QuotationRow[];
}

function Rows({ rows, all }: RowsProps) {
  const t = useMessages();
  const shown = rows.slice(0, shownMost);
  const sessions = useSessions(shown.some(isStock));
  if (shown.length === 0) return <Empty title={t('home.emptyList')} />;
  return (
    <ul>
      {shown.map((row) => (
        <li key={row.pairId}>
          <PairRow
            row={row}
            quoteUsdtPairId={quoteUsdtPairOf(row, all)}
            session={sessions.get(row.pairId)}
            onPress={openChart}
          />
        </li>
      ))}
    </ul>
  );
}

function LoadingRows() {
  return <SkeletonRows rows={shownMost} className="px-4" />;
}
