import { listNftOrders } from '@candor/api';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { TabbedHeader } from '#ui/TabbedHeader.tsx';
import { MyBids } from './MyBids.tsx';
import { MyBoxes } from './MyBoxes.tsx';
import { MyOrders } from './MyOrders.tsx';
import { MyWorks } from './MyWorks.tsx';
import { useNftStream } from './use-nft-stream.ts';

type Tab = 'owned' | 'bidding' | 'selling' | 'boxes' | 'due';
const tabs: readonly Tab[] = ['owned', 'bidding', 'selling', 'boxes', 'due'];

/** pages/nft/mine: what the user owns, bids for, sells, has in boxes, and has to pay. `tab` chooses one. */
export function MineScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [chosen, setTab] = useState<Tab>();
  const tab = chosen ?? tabs.find((one) => one === params.tab) ?? 'owned';
  const mine = useNftStream();
  const orders = useCall(listNftOrders, { limit: 1 }).data;
  const news = (orders?.due ?? 0) + (orders?.unread ?? 0);
  const head = (
    <TabbedHeader<Tab>
      title={t('common.titles.nftMine')}
      items={tabs.map((id) => ({
        id,
        label: t(`nft.mine.tabs.${id}`),
        ...(id === 'due' && tab !== 'due' && news > 0 && { mark: t('nft.mine.dueMark', { count: news }) }),
      }))}
      value={tab}
      onChange={setTab}
    />
  );
  return (
    <Page header={head}>
      <div className="px-4 pt-3 pb-6">
        {(tab === 'owned' || tab === 'selling') && <MyWorks key={tab} list={tab} />}
        {tab === 'bidding' && <MyBids standings={mine.standings} />}
        {tab === 'boxes' && <MyBoxes />}
        {tab === 'due' && <MyOrders />}
      </div>
    </Page>
  );
}
