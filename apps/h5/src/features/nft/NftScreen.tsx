import { listNftOrders } from '@candor/api';
import { IconButton, useDebounced } from '@candor/kit/view';
import { Gem, Heart, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, requireSignIn } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { TabbedHeader } from '#ui/TabbedHeader.tsx';
import { ArtistList } from './ArtistList.tsx';
import { ArtworkList } from './ArtworkList.tsx';
import { CollectionList } from './CollectionList.tsx';
import { useNftStream } from './use-nft-stream.ts';

type Tab = 'artworks' | 'artists' | 'collections';
const tabs: readonly Tab[] = ['artworks', 'artists', 'collections'];
const typingMs = 300;

/** pages/nft/nft: the market of works, their artists and collections. `tab` chooses one, `search` seeks. */
export function NftScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [chosen, setTab] = useState<Tab>();
  const tab = chosen ?? tabs.find((one) => one === params.tab) ?? 'artworks';
  const [typed, setTyped] = useState(params.search ?? '');
  const search = useDebounced(typed.trim(), typingMs);
  useNftStream();
  const head = (
    <TabbedHeader<Tab>
      title={t('common.titles.nft')}
      actions={<Ways />}
      items={tabs.map((id) => ({ id, label: t(`nft.tabs.${id}`) }))}
      value={tab}
      onChange={setTab}
    />
  );
  return (
    <Page header={head}>
      <div className="pb-6">
        <div className="flex flex-col gap-3 px-4 pt-2">
          <NotOffered product="nft" />
          {tab !== 'collections' && (
            <SearchField
              label={t(tab === 'artworks' ? 'nft.searchArtworks' : 'nft.searchArtists')}
              value={typed}
              onChange={setTyped}
            />
          )}
        </div>
        {tab === 'artworks' && <ArtworkList search={search} onClear={() => setTyped('')} />}
        {tab === 'artists' && <ArtistList search={search} />}
        {tab === 'collections' && <CollectionList />}
      </div>
    </Page>
  );
}

/** To the user's favourites and works; a mark when something has to be paid. */
function Ways() {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const orders = useCall(listNftOrders, { limit: 1 }, { isEnabled: isSignedIn }).data;
  const due = orders?.due ?? 0;
  return (
    <>
      <IconButton
        label={t('nft.likes.title')}
        icon={<Heart aria-hidden strokeWidth={1.75} />}
        onClick={() => {
          if (requireSignIn()) navigateTo('/pages/nft/likes');
        }}
      />
      <IconButton
        label={due > 0 ? t('nft.mine.dueMark', { count: due }) : t('common.titles.nftMine')}
        icon={due > 0 ? <Wallet aria-hidden strokeWidth={1.75} /> : <Gem aria-hidden strokeWidth={1.75} />}
        hasDot={due > 0}
        onClick={() => {
          if (requireSignIn()) navigateTo('/pages/nft/mine', due > 0 ? { tab: 'due' } : {});
        }}
      />
    </>
  );
}
