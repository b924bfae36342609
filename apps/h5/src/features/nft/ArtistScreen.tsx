import { getArtist, listArtworks, type OutputOf } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { Palette } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Figure } from '#ui/Figure.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { ArtworkGrid } from './ArtworkGrid.tsx';
import { CollectionCard } from './CollectionList.tsx';
import { NothingHere } from './NothingHere.tsx';

type Tab = 'works' | 'collections';
const rowsPerPage = 20;
/** Longer biographies are folded. */
const biographyMax = 160;

/** pages/nft/artistDetail: an artist with what they say of themselves, their works and collections. `uid` is theirs. */
export function ArtistScreen({ params }: ScreenProps) {
  const t = useMessages();
  const uid = Number(params.uid ?? params.id);
  const isKnown = Number.isSafeInteger(uid) && uid > 0;
  const found = useCall(getArtist, { uid }, { isEnabled: isKnown });
  const missing = <NothingHere icon={<Palette />} title={t('nft.artists.gone')} />;
  return (
    <Page title={t('common.titles.artist')}>
      {isKnown ? (
        <Loaded
          from={found}
          skeleton={<SkeletonRows rows={4} className="px-4" />}
          failureClass="p-4"
          failure={(error) => error.code === 'nft_artist_not_found' && missing}
        >
          {(data) => <Artist found={data} />}
        </Loaded>
      ) : (
        missing
      )}
    </Page>
  );
}

function Artist({ found }: { readonly found: OutputOf<typeof getArtist> }) {
  const t = useMessages();
  const [tab, setTab] = useState<Tab>('works');
  const { artist, biography, collections } = found;
  const { uid, name, avatar } = artist.artist;
  const works = usePages(listArtworks, { creatorUid: uid }, { rowsPerPage });
  return (
    <div className="pb-6">
      <div className="flex flex-col gap-4 px-4 pt-2 pb-2">
        <div className="flex items-center gap-4">
          <Avatar path={avatar} name={name} size={64} />
          <h2 className="min-w-0 text-22 font-bold break-words">{name}</h2>
        </div>
        <Biography text={biography} />
        <dl className="grid grid-cols-3 gap-3">
          <Figure label={t('nft.artists.worksLabel')}>{artist.works}</Figure>
          <Figure label={t('nft.artists.onSaleLabel')}>{artist.onSale}</Figure>
          <Figure label={t('nft.artists.owners')} isLast>
            {artist.owners}
          </Figure>
        </dl>
      </div>
      <TextTabs<Tab>
        label={name}
        items={[
          { id: 'works', label: t('nft.artists.worksLabel') },
          { id: 'collections', label: `${t('nft.tabs.collections')} (${collections.length})` },
        ]}
        value={tab}
        onChange={setTab}
      />
      <div className="px-4 pt-3">
        {tab === 'works' ? (
          <ArtworkGrid from={works} empty={<Empty icon={<Palette />} title={t('nft.none')} />} />
        ) : collections.length === 0 ? (
          <Empty icon={<Palette />} title={t('nft.collections.none')} />
        ) : (
          <div className="flex flex-col gap-3">
            {collections.map((row) => (
              <CollectionCard key={row.collectionId} row={row} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function Biography({ text }: { readonly text: string }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  if (text === '') return null;
  const isLong = text.length > biographyMax;
  return (
    <div className="flex flex-col items-start gap-1">
      <p className={isLong && !isOpen ? 'line-clamp-3 text-14 text-fg-2' : 'text-14 whitespace-pre-line text-fg-2'}>
        {text}
      </p>
      {isLong && (
        <Button look="ghost" size="mini" className="-ml-3" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'nft.less' : 'nft.readMore')}
        </Button>
      )}
    </div>
  );
}
