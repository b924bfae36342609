import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { MyAuctions } from './MyAuctions.tsx';
import { MyBidHistory } from './MyBidHistory.tsx';
import type { NftStanding } from './standing.ts';

type View = 'auctions' | 'bids';
const views: readonly View[] = ['auctions', 'bids'];

/** The user's part in auctions: where they stand now, or every bid so far. `standings` are the newest. */
export function MyBids({ standings }: { readonly standings: ReadonlyMap<string, NftStanding> }) {
  const t = useMessages();
  const [view, setView] = useState<View>('auctions');
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl<View>
        label={t('nft.mine.bidding.label')}
        items={views.map((id) => ({ id, label: t(`nft.mine.bidding.${id}`) }))}
        value={view}
        onChange={setView}
      />
      {view === 'auctions' ? <MyAuctions standings={standings} /> : <MyBidHistory />}
    </div>
  );
}
