import { listOtcAds, listOwnOtcAds, listWallets, type OtcAdRow, setOtcAdState } from '@candor/api';
import { Empty, SkeletonCards, Tag } from '@candor/kit/view';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Stats } from './Stats.tsx';
import { usePriceText } from './use-price-text.ts';

/** The user's ads: paused, edited and closed at any time. */
export function MyAds() {
  const t = useMessages();
  const ads = usePages(listOwnOtcAds, {});
  return (
    <>
      <Card className="mb-3 p-4">
        <Stats />
      </Card>
      <Loaded from={ads} skeleton={<SkeletonCards cards={2} />}>
        {(paged) => (
          <InfiniteList
            paged={paged}
            rowHeight={140}
            keyOf={({ adId }) => adId}
            renderRow={(ad) => (
              <div className="pb-3">
                <OwnAd ad={ad} />
              </div>
            )}
            empty={
              <Empty
                icon={<Megaphone />}
                title={t('otc.ads.none')}
                text={t('otc.ads.noneText')}
                action={
                  <Button size="medium" onClick={() => navigateTo('/pages/otc/edit')}>
                    {t('otc.ads.new')}
                  </Button>
                }
              />
            }
          />
        )}
      </Loaded>
    </>
  );
}

function OwnAd({ ad }: { readonly ad: OtcAdRow }) {
  const t = useMessages();
  const format = useFormat();
  const priceText = usePriceText();
  const [isClosing, setIsClosing] = useState(false);
  const command = useCommand(setOtcAdState, {
    invalidates: [listOwnOtcAds, listOtcAds, listWallets],
    onDone: () => setIsClosing(false),
  });
  const { adId, side, state, code, fiatCode, fiatScale, priceNow, quantity } = ad;
  const set = (next: 'live' | 'paused' | 'closed') => void command.run({ adId, state: next });
  return (
    <Card className="p-4">
      <div className="flex flex-col gap-2.5">
        <div className="flex items-center justify-between gap-3">
          <span className="text-14 font-medium">
            {t(side === 'buy' ? 'otc.ads.buying' : 'otc.ads.selling')} {code}
          </span>
          <Tag look={state === 'live' ? 'good' : 'plain'}>{t(`otc.ads.${state}`)}</Tag>
        </div>
        <p className="text-12 text-fg-2">
          {priceNow !== undefined && `${priceText(priceNow, fiatScale)} ${fiatCode} · `}
          {t('otc.left', { amount: format.amount(quantity), code })}
        </p>
        <div className="flex gap-2">
          <Button size="small" look="soft" onClick={() => navigateTo('/pages/otc/edit', { id: adId })}>
            {t('otc.ads.edit')}
          </Button>
          <Button
            size="small"
            look="soft"
            isBusy={command.isBusy}
            onClick={() => set(state === 'live' ? 'paused' : 'live')}
          >
            {t(state === 'live' ? 'otc.ads.pause' : 'otc.ads.resume')}
          </Button>
          <Button size="small" look="danger" onClick={() => setIsClosing(true)}>
            {t('otc.ads.close')}
          </Button>
        </div>
      </div>
      <AlertDialog
        isOpen={isClosing}
        onClose={() => setIsClosing(false)}
        title={t('otc.ads.closeTitle')}
        confirmText={t('otc.ads.close')}
        dismissText={t('otc.keep')}
        isBusy={command.isBusy}
        onConfirm={() => set('closed')}
      >
        {t(`otc.ads.closeText.${side}`)}
      </AlertDialog>
    </Card>
  );
}
