import type { OtcAdRow } from '@candor/api';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, requireSignIn } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Header, Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
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
  const [ad, setAd] = useState<OtcAdRow>();
  const [isOpen, setIsOpen] = useState(false);
  useDealsStream();
  const choose = (one: OtcAdRow) => {
    if (!requireSignIn()) return;
    setAd(one);
    setIsOpen(true);
  };
  const head = (
    <section aria-label={t('common.titles.otc')} className="shrink-0">
      <Header
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
      />
      <TextTabs<Tab>
        label={t('common.titles.otc')}
        items={tabs.map((id) => ({ id, label: t(`otc.tabs.${id}`) }))}
        value={tab}
        onChange={setTab}
      />
    </section>
  );
  return (
    <Page header={head}>
      <div className="px-4 pt-3 pb-6">
        {tab === 'buy' || tab === 'sell' ? (
          <AdList key={tab} side={tab} onChoose={choose} />
        ) : !isSignedIn ? (
          <SignedOut />
        ) : tab === 'orders' ? (
          <MyOrders />
        ) : (
          <MyAds />
        )}
      </div>
      {ad !== undefined && <OrderSheet key={ad.adId} adId={ad.adId} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </Page>
  );
}
