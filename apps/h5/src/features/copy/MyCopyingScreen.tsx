import { listFollows } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import type { MyCopyingTab } from './parts/trader-address.ts';
import { CopyFeed } from './mine/CopyFeed.tsx';
import { Lead } from './mine/Lead.tsx';
import { MyTraders } from './mine/MyTraders.tsx';
import { useCopyNews } from './mine/use-copy-news.ts';

const tabs = ['traders', 'feed', 'lead'] as const satisfies readonly MyCopyingTab[];
const everyMs = 5_000;

/**
 * pages/copytrade/my: the user's traders, the outcomes of their trades, and being a trader. The address has the tab
 * (`tab`), so that back leads back to it.
 */
export function MyCopyingScreen({ params }: ScreenProps) {
  const t = useMessages();
  const tab = tabs.find((id) => id === params.tab) ?? 'traders';
  const mine = useCall(listFollows, {}, { everyMs });
  useCopyNews();
  return (
    <Page title={t('common.titles.myCopies')}>
      <div className="sticky top-0 z-(--z-sticky) bg-bg">
        <TextTabs
          label={t('copy.mine.tabsLabel')}
          items={tabs.map((id) => ({ id, label: t(`copy.mine.tabs.${id}`) }))}
          value={tab}
          onChange={(id) => redirectTo('/pages/copytrade/my', { tab: id })}
        />
      </div>
      <div className="px-4 pt-2 pb-6">
        {tab === 'traders' && <MyTraders mine={mine} />}
        {tab === 'feed' && <CopyFeed />}
        {tab === 'lead' && <Lead mine={mine} />}
      </div>
    </Page>
  );
}
