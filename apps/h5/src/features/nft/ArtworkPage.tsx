import type { ArtworkDetail } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { ArtworkFooter } from './ArtworkFooter.tsx';
import { BidList } from './BidList.tsx';
import { DetailFacts } from './DetailFacts.tsx';
import { LikeButton } from './LikeButton.tsx';
import { MediaTop } from './MediaTop.tsx';
import { MoveList } from './MoveList.tsx';
import { PersonLine } from './PersonLine.tsx';
import { PriceCard } from './PriceCard.tsx';
import { SaleNews } from './SaleNews.tsx';
import { useLiveSale } from './use-live-sale.ts';
import { useNftStream } from './use-nft-stream.ts';

const BidSheet = lazyDialog(() => import('./act-screens.ts').then((m) => m.BidSheet));
const PaySheet = lazyDialog(() => import('./act-screens.ts').then((m) => m.PaySheet));

type Tab = 'bids' | 'details' | 'history';
type Opened = 'bid' | 'pay' | undefined;

/** A copy of a work: its media, its sale as it moves, and my part in it. */
export function ArtworkPage({ found }: { readonly found: ArtworkDetail }) {
  const t = useMessages();
  const { row, collection, owner } = found;
  const { code, name, creator } = row;
  const live = useLiveSale(code);
  const mine = useNftStream();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const sale = live?.sale ?? row.sale;
  const standing = mine.standings.get(code) ?? found.standing;
  const order = [...mine.orders.values()].find((one) => one.code === code && one.state === 'due') ?? found.order;
  const due = order?.state === 'due' ? order : undefined;
  const isAuction = sale?.mode === 'auction';
  const [chosen, setTab] = useState<Tab>();
  const tab = chosen ?? (isAuction ? 'bids' : 'details');
  return (
    <Page
      header={null}
      footer={
        <ArtworkFooter
          found={found}
          sale={sale}
          end={live?.end}
          standing={standing}
          due={due}
          onBid={() => setOpened('bid')}
          onPay={() => setOpened('pay')}
        />
      }
    >
      <MediaTop found={found} />
      <div className="px-4 pt-3">
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <PersonLine person={creator} />
            <h1 className="mt-1 text-22 font-bold break-words">{name}</h1>
            <div className="mt-1.5 flex flex-wrap items-center gap-1.5 empty:hidden">
              {collection !== undefined && (
                <button
                  type="button"
                  className="press tap"
                  onClick={() => navigateTo('/pages/nft/collection', { id: collection.collectionId, uid: creator.uid })}
                >
                  <Tag>{collection.name}</Tag>
                </button>
              )}
              {row.editions !== undefined && row.editions > 1 && (
                <Tag>{t('nft.edition', { edition: String(row.edition ?? 1), editions: String(row.editions) })}</Tag>
              )}
              {row.isMine && <Tag look="accent">{t('nft.yours')}</Tag>}
            </div>
          </div>
          <LikeButton row={row} />
        </div>
        <div className="mt-4 flex flex-col gap-3">
          <PriceCard row={row} sale={sale} owner={owner} />
          <SaleNews live={live} sale={sale} standing={standing} due={due} isMine={row.isMine} />
        </div>
      </div>
      <div className="pt-2">
        <TextTabs<Tab>
          label={name}
          items={[
            {
              id: 'bids',
              label: isAuction ? t('nft.detail.bidsOf', { count: String(sale.bidCount) }) : t('nft.detail.bids'),
            },
            { id: 'details', label: t('nft.detail.details') },
            { id: 'history', label: t('nft.detail.history') },
          ]}
          value={tab}
          onChange={setTab}
        />
      </div>
      <div className="px-4 pt-1 pb-6">
        {tab === 'bids' && <BidList code={code} sale={sale} live={live} />}
        {tab === 'details' && <DetailFacts found={found} sale={sale} />}
        {tab === 'history' && <MoveList code={code} />}
      </div>
      {sale !== undefined && (
        <BidSheet isOpen={opened === 'bid'} onClose={close} row={row} sale={sale} standing={standing} />
      )}
      {due !== undefined && <PaySheet isOpen={opened === 'pay'} onClose={close} order={due} />}
    </Page>
  );
}
