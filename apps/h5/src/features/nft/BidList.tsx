import { listArtworkBids, type NftBidRow, type NftSaleRow } from '@candor/api';
import { Empty, SkeletonRows, Tag } from '@candor/kit/view';
import { Gavel } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import type { LiveSale } from './live-sale.ts';

interface BidListProps {
  readonly code: string;
  readonly sale: NftSaleRow | undefined;
  readonly live: LiveSale | undefined;
}

const keyOf = ({ bidder, bid, atMs }: NftBidRow) => `${bidder.uid}/${bid}/${atMs}`;

/** The bids of an auction, the newest first, as they come. */
export function BidList({ code, sale, live }: BidListProps) {
  const t = useMessages();
  const read = usePages(listArtworkBids, { code }, { rowsPerPage: 20 });
  const told = live?.bids ?? [];
  const unit = sale?.currency;
  return (
    <Loaded from={read} skeleton={<SkeletonRows rows={3} />}>
      {(paged) => (
        <InfiniteList
          paged={{ ...paged, rows: joined(told, paged.rows) }}
          rowHeight={44}
          keyOf={keyOf}
          renderRow={(row) => <BidLine row={row} unit={unit} />}
          empty={<Empty icon={<Gavel />} title={t('nft.bids.none')} text={t('nft.bids.noneText')} />}
        />
      )}
    </Loaded>
  );
}

/** Those that were told live first; the list that was read knows which ones are mine. */
function joined(told: readonly NftBidRow[], read: readonly NftBidRow[]): readonly NftBidRow[] {
  const mine = read.find(({ isMine }) => isMine)?.bidder.uid;
  const toldKeys = new Set(told.map(keyOf));
  const isLeadTold = told.some(({ isLeading }) => isLeading);
  const rest = read
    .filter((row) => !toldKeys.has(keyOf(row)))
    .map((row) => (isLeadTold && row.isLeading ? { ...row, isLeading: false } : row));
  return [...told.map((row) => ({ ...row, isMine: row.isMine || row.bidder.uid === mine })), ...rest];
}

function BidLine({ row, unit }: { readonly row: NftBidRow; readonly unit: string | undefined }) {
  const t = useMessages();
  const { bidder, bid, isLeading, isMine, atMs } = row;
  return (
    <div className="flex min-h-11 items-center gap-2 py-1.5">
      <Avatar path={bidder.avatar} name={bidder.name} size={26} />
      <span className="flex min-w-0 flex-1 items-center gap-1.5">
        <span className="truncate text-13">{isMine ? t('nft.bids.you') : bidder.name}</span>
        {isLeading && <Tag look="good">{t('nft.bids.leading')}</Tag>}
      </span>
      <span className="shrink-0 text-right">
        <AmountText value={bid} unit={unit} className="text-13 font-medium" />{' '}
        <TimeText atMs={atMs} className="text-12 text-fg-3" />
      </span>
    </div>
  );
}
