import type { ArtworkDetail, NftSeriesDetail } from '@candor/api';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useShare } from '#features/help/use-share.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, requireSignIn } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { BuyBoxesSheet } from './BuyBoxesSheet.tsx';
import { HashFact } from './HashFact.tsx';
import { LikeButton } from './LikeButton.tsx';
import { MediaTop } from './MediaTop.tsx';
import { PersonLine } from './PersonLine.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import { SeriesCard } from './SeriesCard.tsx';
import { SeriesFooter } from './SeriesFooter.tsx';
import { useNftStream } from './use-nft-stream.ts';

interface SeriesPageProps {
  readonly found: ArtworkDetail;
  readonly series: NftSeriesDetail;
}

type Tab = 'odds' | 'proof';

/** A series of blind boxes: everything that is public of it before one is bought. */
export function SeriesPage({ found, series }: SeriesPageProps) {
  const t = useMessages();
  const { row, description } = found;
  const [tab, setTab] = useState<Tab>('odds');
  const [isBuying, setIsBuying] = useState(false);
  useNftStream();
  return (
    <Page
      header={null}
      footer={
        <SeriesFooter
          row={row}
          series={series}
          onBuy={() => {
            if (requireSignIn()) setIsBuying(true);
          }}
        />
      }
    >
      <MediaTop found={found} />
      <div className="px-4 pt-3">
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <PersonLine person={row.creator} />
            <h1 className="mt-1 text-22 font-bold break-words">{row.name}</h1>
          </div>
          <LikeButton row={row} />
        </div>
        {description !== '' && <p className="mt-2 text-14 whitespace-pre-line text-fg-2">{description}</p>}
        <SeriesCard row={row} series={series} />
      </div>
      <div className="pt-2">
        <TextTabs<Tab>
          label={row.name}
          items={[
            { id: 'odds', label: t('nft.box.odds') },
            { id: 'proof', label: t('nft.box.fair') },
          ]}
          value={tab}
          onChange={setTab}
        />
      </div>
      <div className="px-4 pt-1 pb-6">
        {tab === 'odds' ? <PrizeTable series={series} /> : <Fair row={row} series={series} />}
      </div>
      <BuyBoxesSheet isOpen={isBuying} onClose={() => setIsBuying(false)} row={row} series={series} />
    </Page>
  );
}

/** The hashes that bound the series before its sale, and the way to its draws. */
function Fair({ row, series }: { readonly row: ArtworkDetail['row']; readonly series: NftSeriesDetail }) {
  const t = useMessages();
  const { copy } = useShare();
  const { commitment, listHash, nextHash, lastSeed, opened } = series;
  return (
    <div className="flex flex-col gap-4 pt-2">
      <p className="text-13 text-fg-2">{t('nft.box.fairText')}</p>
      {opened > 0 && (
        <Button look="soft" isWide onClick={() => navigateTo('/pages/nft/draws', { code: row.code })}>
          {t('nft.box.draws', { count: opened })}
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      )}
      <dl className="flex flex-col gap-3">
        <HashFact label={t('nft.box.commitment')} text={commitment} onCopy={copy} />
        <HashFact label={t('nft.box.listHash')} text={listHash} onCopy={copy} />
        <HashFact label={t('nft.box.nextHash')} text={nextHash} onCopy={copy} />
        {lastSeed !== undefined && <HashFact label={t('nft.box.lastSeed')} text={lastSeed} onCopy={copy} />}
      </dl>
      <p className="text-12 text-fg-3">{t('nft.box.notProven')}</p>
    </div>
  );
}
