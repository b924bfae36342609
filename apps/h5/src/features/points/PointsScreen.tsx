import { listPoints, listPointsTasks } from '@candor/api';
import { IconButton, SkeletonCard, SkeletonRows } from '@candor/kit/view';
import { Disc3 } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { BalanceHead } from './BalanceHead.tsx';
import { CheckIn } from './CheckIn.tsx';
import { History } from './History.tsx';
import { Shop } from './Shop.tsx';
import { Rules, Tasks } from './Tasks.tsx';
import { usePointsStream } from './use-points-stream.ts';

const tabs = ['earn', 'shop', 'history'] as const;
type Tab = (typeof tabs)[number];

/** pages/coin/index: the user's points, the ways to earn them, what they buy, and every movement. */
export function PointsScreen({ params }: ScreenProps) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  usePointsStream();
  const asked = tabs.find((id) => id === params['tab']);
  const [tab, setTab] = useState<Tab>(asked ?? 'earn');
  const shop = useCall(listPoints, {});
  const earning = useCall(listPointsTasks, {});
  return (
    <Page
      title={t('common.titles.myCoin')}
      actions={
        <IconButton
          label={t('points.wheel')}
          icon={<Disc3 aria-hidden />}
          onClick={() => navigateTo('/pages/game/game')}
        />
      }
    >
      <div className="flex flex-col gap-3 px-4 pt-2">
        <Loaded from={shop} skeleton={<SkeletonCard />}>
          {({ balance }) =>
            balance === undefined ? <SignedOut text={t('points.signedOut')} /> : <BalanceHead balance={balance} />
          }
        </Loaded>
        {earning.data !== undefined && isSignedIn && <CheckIn earning={earning.data} />}
      </div>
      <div className="sticky top-0 z-(--z-sticky) mt-2 bg-bg">
        <TextTabs<Tab>
          label={t('common.titles.myCoin')}
          items={tabs.map((id) => ({ id, label: t(`points.tabs.${id}`) }))}
          value={tab}
          onChange={setTab}
        />
      </div>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-[calc(var(--safe-bottom)+1.5rem)]">
        {tab === 'earn' && (
          <>
            <Loaded from={earning} skeleton={<SkeletonRows rows={5} />}>
              {(shown) => <Tasks earning={shown} />}
            </Loaded>
            <Rules />
          </>
        )}
        {tab === 'shop' && (
          <Loaded from={shop} skeleton={<SkeletonRows rows={4} />}>
            {(shown) => <Shop shop={shown} />}
          </Loaded>
        )}
        {tab === 'history' && <History />}
      </div>
    </Page>
  );
}
