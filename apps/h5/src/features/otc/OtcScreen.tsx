import { IconButton } from '@candor/kit/view';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLast } from '#hooks/use-last.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, requireSignIn } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { TabbedHeader } from '#ui/TabbedHeader.tsx';
import { AdList } from './AdList.tsx';
import { MyAds } from './MyAds.tsx';
import { MyOrders } from './MyOrders.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { useDealsStream } from './use-deals-stream.ts';

type Tab = 'buy' | 'sell' | 'orders' | 'ads';
const tabs: readonly Tab[] = ['buy', 'sell', 'orders', 'ads'];

/** pages/otc/otc: ads to buy from and to sell to, and the user's own orders and ads. `tab` chooses one. */
export function OtcScreen({ params }: ScreenProps) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const [chosen, setTab] = useState<Tab>();
  const tab = chosen ?? tabs.find((one) => one === params.tab) ?? 'buy';
  const [openedAdId, setOpenedAdId] = useState<number>();
  const shownAdId = useLast(openedAdId);
  useDealsStream();
  const head = (
    <TabbedHeader<Tab>
      title={t('common.titles.otc')}
      actions={
        <IconButton
          label={t('otc.ads.new')}
          icon={<Plus aria-hidden />}
          onClick={() => {
            if (requireSignIn()) navigateTo('/pages/otc/edit');
          }}
        />
      }
      items={tabs.map((id) => ({ id, label: t(`otc.tabs.${id}`) }))}
      value={tab}
      onChange={setTab}
    />
  );
  return (
    <Page header={head}>
      <div className="px-4 pt-3 pb-6">
        {tab === 'buy' || tab === 'sell' ? (
          <AdList
            key={tab}
            side={tab}
            onChoose={({ adId }) => {
              if (requireSignIn()) setOpenedAdId(adId);
            }}
          />
        ) : !isSignedIn ? (
          <SignedOut />
        ) : tab === 'orders' ? (
          <MyOrders />
        ) : (
          <MyAds />
        )}
      </div>
      {shownAdId !== undefined && (
        <OrderSheet
          key={shownAdId}
          adId={shownAdId}
          isOpen={openedAdId !== undefined}
          onClose={() => setOpenedAdId(undefined)}
        />
      )}
    </Page>
  );
}
