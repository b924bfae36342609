import { listContractMarkets, listFaq, listMenu, type QuotationRow } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { storage } from '#client/read.ts';
import { useCall } from '#hooks/use-call.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack, navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { openMenuEntry } from '#features/menu/open-menu-entry.ts';
import { newsCategory, openNews, useNews } from '#features/help/use-news.ts';
import { openChart, openContract } from './open-pair.ts';
import { homeLists } from './pair-lists.ts';
import { createRecentSearches } from './recent-searches.ts';
import { type SearchPlace, searchPlaces } from './search-places.ts';
import { searchResults } from './search-results.ts';
import { SearchFound } from './SearchFound.tsx';
import { SearchStart } from './SearchStart.tsx';
import { movingOf } from './use-live-order.ts';

const hotCount = 10;
const newsSought = 50;
const recentSearches = createRecentSearches(storage);

/** pages/market/search: coins, stocks, contracts, pages, help and news as one types; nothing leaves the device. */
export function SearchScreen(_props: ScreenProps) {
  const t = useMessages();
  const quotations = useQuotations();
  const menu = useCall(listMenu, {});
  const markets = useCall(listContractMarkets, {});
  const faq = useCall(listFaq, {});
  const news = useNews(newsCategory, newsSought);
  const recent = useStore(recentSearches.store, (state) => state.texts);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the page itself has taken the focus, as every page does when it opens.
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const sought = text.trim();
  const keep = () => {
    if (sought !== '') recentSearches.add(sought);
  };
  const places = (Object.keys(searchPlaces) as SearchPlace[]).map((place) => ({
    place,
    name: t(`search.places.${place}.name`),
    words: t(`search.places.${place}.words`),
  }));
  const openPair = (row: QuotationRow) => {
    if (sought === '') recentSearches.add(row.baseCode);
    keep();
    openChart(row);
  };
  return (
    <Page
      tabTitle={t('common.titles.search')}
      header={
        <header className="z-(--z-navbar) flex shrink-0 items-center gap-x-3 gap-y-1.5 bg-bg px-4 huge:flex-wrap pt-[calc(var(--safe-top)+0.375rem)] pb-1.5">
          <h1 className="sr-only">{t('common.titles.search')}</h1>
          <div className="min-w-0 flex-1 huge:basis-full">
            <SearchField
              label={t('common.search')}
              placeholder={t('market.searchPlaceholder')}
              value={text}
              onChange={setText}
              inputRef={input}
            />
          </div>
          <PracticeBadge />
          <button type="button" onClick={() => navigateBack()} className="press tap text-14 text-fg-2">
            {t('common.cancel')}
          </button>
        </header>
      }
    >
      <Loaded from={quotations} skeleton={<SkeletonRows rows={8} className="px-4 pt-12" />} failureClass="px-4 pt-3">
        {(all) =>
          sought === '' ? (
            <SearchStart
              recent={recent}
              onRecent={setText}
              onClear={recentSearches.clear}
              hot={homeLists.hot(all, movingOf).slice(0, hotCount)}
              onPair={openPair}
            />
          ) : (
            <SearchFound
              text={sought}
              results={searchResults(sought, {
                pairs: all,
                contractPairIds: new Set(markets.data?.map(({ pairId }) => pairId)),
                contractWords: t('search.contractWords'),
                menu: menu.data ?? [],
                places,
                faq: faq.data ?? [],
                news: news.data ?? [],
              })}
              all={all}
              onPair={openPair}
              onContract={(row) => {
                keep();
                openContract(row);
              }}
              onPlace={(place) => {
                keep();
                navigateTo(searchPlaces[place]);
              }}
              onHelp={({ question }) => {
                keep();
                navigateTo('/pages/common/faq', { sought: question });
              }}
              onNews={(row) => {
                keep();
                openNews(row);
              }}
              onFunction={(entry) => {
                keep();
                openMenuEntry(entry, t('common.underDevelopment'));
              }}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
