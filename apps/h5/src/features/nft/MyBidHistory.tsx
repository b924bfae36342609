import { listMyBids, type OutputOf } from '@candor/api';
import { Empty, SkeletonRows, Tag } from '@candor/kit/view';
import { Gavel } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { RecordRow, recordRowHeight } from '#ui/RecordRow.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { openArtwork } from './nft-places.ts';

type OwnBid = OutputOf<typeof listMyBids>['data'][number];

/** Every bid of the user, also in auctions that have ended, the newest first. */
export function MyBidHistory() {
  const t = useMessages();
  const bids = usePages(listMyBids, {});
  return (
    <Loaded from={bids} skeleton={<SkeletonRows rows={4} />}>
      {(paged) => (
        <InfiniteList
          paged={paged}
          rowHeight={recordRowHeight}
          keyOf={({ bid, artwork }) => `${artwork.code}/${bid.bid}/${bid.atMs}`}
          renderRow={(row) => <BidRecord row={row} />}
          empty={<Empty icon={<Gavel />} title={t('nft.mine.bidding.none')} text={t('nft.mine.bidding.noneText')} />}
        />
      )}
    </Loaded>
  );
}

function BidRecord({ row: { bid, currency, end, artwork } }: { readonly row: OwnBid }) {
  const t = useMessages();
  return (
    <RecordRow
      onClick={() => openArtwork(artwork)}
      title={
        <span className="flex items-center gap-1.5">
          <span className="truncate">{artwork.name}</span>
          {bid.isLeading && end === undefined && <Tag look="good">{t('nft.bids.leading')}</Tag>}
          {bid.isLeading && end === 'won' && <Tag look="good">{t('nft.mine.bidding.won')}</Tag>}
        </span>
      }
      note={<TimeText atMs={bid.atMs} look="moment" />}
      end={<AmountText value={bid.bid} unit={currency} className="shrink-0 text-14 font-semibold" />}
    />
  );
}
