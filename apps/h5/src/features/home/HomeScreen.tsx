import { Skeleton } from '@candor/kit/view';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { absence } from '#client/absence.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { ChatEntry } from '#features/chat/ChatEntry.tsx';
import { homeLists } from '#features/market/pair-lists.ts';
import { OpenRecoveryNotice } from '#features/safety/recovery-request/OpenRecoveryNotice.tsx';
import { BalanceBlock } from './BalanceBlock.tsx';
import { BannerRail } from './BannerRail.tsx';
import { FirstSteps } from './first-steps/FirstSteps.tsx';
import { HomeBar } from './HomeBar.tsx';
import { MiniMarket } from './MiniMarket.tsx';
import { NewsList } from './NewsList.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';
import { openMenuEntry } from '#features/menu/open-menu-entry.ts';
import { PopNotice } from './PopNotice.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { bannerCategory, newsCategory, useNews } from '#features/help/use-news.ts';
import { VisitorBlock } from './VisitorBlock.tsx';

const AwayLine = lazy(() => import('#features/inbox/AwayLine.tsx').then((m) => ({ default: m.AwayLine })));

const newsCount = 6;
const bannerCount = 5;

/** pages/index/index: the user's balance, the actions, the market. */
export function HomeScreen(_props: ScreenProps) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const quotations = useQuotations();
  const news = useNews(newsCategory, newsCount);
  const banners = useNews(bannerCategory, bannerCount);
  // It takes the place of the news, so that nothing moves.
  const wasAway = useStore(absence, ({ notices }) => notices.length > 0);
  const hottest = quotations.data && homeLists.hot(quotations.data, (row) => row)[0]?.baseCode;
  return (
    <Page tabTitle={t('common.titles.home')} header={<HomeBar hottest={hottest} />}>
      {isSignedIn && <OpenRecoveryNotice className="px-4 pt-2 pb-3" />}
      {isSignedIn ? <BalanceBlock /> : <VisitorBlock />}
      {isSignedIn && <FirstSteps />}
      <Shortcuts onOpen={(entry) => openMenuEntry(entry, t('common.underDevelopment'))} />
      {/* A failed strip or banner leaves its room out: neither is worth an error over the balance. */}
      <div className="flex flex-col gap-3 pt-4">
        <div className="px-4">
          {wasAway ? (
            <Suspense fallback={<Skeleton blocks={['h-9 rounded-tile']} />}>
              <TextPart part="inbox" skeleton={<Skeleton blocks={['h-9 rounded-tile']} />}>
                <AwayLine />
              </TextPart>
            </Suspense>
          ) : (
            <>
              {news.state === 'loading' && <Skeleton blocks={['h-9 rounded-tile']} />}
              {news.data && <NoticeStrip news={news.data} />}
            </>
          )}
        </div>
        {banners.state === 'loading' && <Skeleton className="px-4" blocks={['h-23 rounded-card']} />}
        {banners.data && <BannerRail banners={banners.data} />}
      </div>
      <MiniMarket quotations={quotations} />
      <div className="px-4 pt-3">
        <ChatEntry />
      </div>
      <NewsList news={news} />
      <PopNotice />
    </Page>
  );
}
