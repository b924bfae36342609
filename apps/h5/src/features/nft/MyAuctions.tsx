import { type ArtworkRow, listMyNfts } from '@candor/api';
import { SkeletonRows, Tag } from '@candor/kit/view';
import { Gavel } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { openArtwork } from './nft-places.ts';
import { NothingHere } from './NothingHere.tsx';
import { priceOf, saleStateAt } from './sale-state.ts';
import { Thumb } from './Thumb.tsx';
import { useWaitText } from './use-wait-text.ts';
import type { NftStanding } from './standing.ts';

/** The auctions in which the user has a deposit, with where they stand; `standings` are the newest. */
export function MyAuctions({ standings }: { readonly standings: ReadonlyMap<string, NftStanding> }) {
  const t = useMessages();
  const bids = usePages(listMyNfts, { list: 'bidding' });
  return (
    <Loaded from={bids} skeleton={<SkeletonRows rows={4} />}>
      {(paged) => (
        <InfiniteList
          paged={paged}
          rowHeight={80}
          keyOf={({ artwork }) => artwork?.code ?? ''}
          renderRow={({ artwork, standing }) =>
            artwork !== undefined && <BidLine row={artwork} standing={standings.get(artwork.code) ?? standing} />
          }
          empty={
            <NothingHere icon={<Gavel />} title={t('nft.mine.none.bidding')} text={t('nft.mine.noneText.bidding')} />
          }
        />
      )}
    </Loaded>
  );
}

function BidLine({ row, standing }: { readonly row: ArtworkRow; readonly standing: NftStanding | undefined }) {
  const t = useMessages();
  const waitText = useWaitText();
  const nowMs = useNow(1_000);
  const { name, thumb, sale } = row;
  const isRunning = sale !== undefined && saleStateAt(sale, nowMs) === 1;
  return (
    <button
      type="button"
      onClick={() => openArtwork(row)}
      className="press flex min-h-20 w-full items-center gap-3 border-b border-line py-2 text-left"
    >
      <Thumb hash={thumb} className="size-14 rounded-tile" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 font-medium">{name}</span>
        <span className="mt-1 block">
          {standing !== undefined &&
            (standing.isLeading ? (
              <Tag look="good">{t('nft.bids.leading')}</Tag>
            ) : standing.best === undefined ? (
              <Tag look="accent">{t('nft.bids.deposited')}</Tag>
            ) : (
              <Tag look="warn">{t('nft.bids.outbid')}</Tag>
            ))}
        </span>
      </span>
      {sale !== undefined && (
        <span className="shrink-0 text-right">
          <AmountText value={priceOf(sale)} unit={sale.currency} className="block text-14 font-semibold" />
          <span className="block text-12 text-fg-3 tabular-nums">
            {isRunning ? waitText(sale.endsAtMs - nowMs) : t('nft.sale.over')}
          </span>
        </span>
      )}
    </button>
  );
}
