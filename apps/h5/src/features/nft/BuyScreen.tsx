import { type ArtworkDetail, buyArtwork, getArtwork, listArtworks, listMyNfts, listWallets } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readAgain } from '#hooks/read-again.ts';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { toast } from '#ui/Toast.tsx';
import { ArtworkHead } from './ArtworkHead.tsx';
import { NothingHere } from './NothingHere.tsx';
import { isShort } from './bid-form.ts';
import { saleStateAt } from './sale-state.ts';
import { useWorth } from './use-worth.ts';

/** pages/nft/purchase_one: a work at its fixed price. `code` is the work's. */
export function BuyScreen({ params }: ScreenProps) {
  const t = useMessages();
  const code = params.code ?? params.id ?? '';
  const found = useCall(getArtwork, { code }, { isEnabled: code !== '', staleMs: 0 });
  const missing = <NothingHere title={t('nft.gone')} />;
  const frame = (state: ReactNode) => <Page title={t('common.titles.purchase')}>{state}</Page>;
  if (code === '') return frame(missing);
  return (
    <Loaded
      from={found}
      skeleton={<SkeletonRows rows={4} className="px-4" />}
      failureClass="p-4"
      failure={({ code: refusal }) => refusal === 'nft_not_found' && missing}
      renderFrame={frame}
    >
      {(data) => <Purchase found={data} />}
    </Loaded>
  );
}

function Purchase({ found }: { readonly found: ArtworkDetail }) {
  const t = useMessages();
  const format = useFormat();
  const queries = useQueryClient();
  const worthOf = useWorth();
  const nowMs = useNow(1_000);
  const isOffered = useIsOffered('nft');
  const [isAsking, setIsAsking] = useState(false);
  const { row } = found;
  const { code, name, sale } = row;
  const { assetId = 0, currency: unit = '', price = '0', scale = 0 } = sale ?? {};
  const available = useAvailable('spot', assetId);
  const command = useCommand(buyArtwork, {
    invalidates: [listMyNfts, listArtworks, listWallets],
    onFailed() {
      setIsAsking(false);
      // The price may have changed, or somebody was quicker.
      void readAgain(queries, getArtwork);
      return true;
    },
    onDone() {
      toast('success', t('nft.buy.done', { name }));
      void readAgain(queries, getArtwork);
      redirectTo('/pages/nft/myNft', { id: code });
    },
  });
  const isOpen = sale?.mode === 'fixed' && saleStateAt(sale, nowMs) === 1;
  const reason = !isOffered
    ? t('common.notOffered')
    : row.isMine
      ? t('nft.buy.own')
      : !isOpen
        ? t('nft.notOnSale')
        : isShort(price, available, scale)
          ? t('nft.short', { unit })
          : undefined;
  const amount = `${format.amount(price)} ${unit}`;
  const worth = worthOf(price, assetId);
  return (
    <Page
      title={t('common.titles.purchase')}
      footer={
        <Button
          isWide
          isBusy={command.isBusy}
          isDisabled={reason !== undefined}
          reason={reason}
          onClick={() => setIsAsking(true)}
        >
          {t('nft.acts.buy', { amount })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <NotOffered product="nft" />
        <ArtworkHead row={row} />
        <Facts>
          {sale !== undefined && (
            <Fact label={t('nft.buy.pay')}>
              <AmountText value={price} unit={unit} className="text-17 font-semibold" />
              {worth !== undefined && <FiatText usdt={worth} isApproximate className="block text-12 text-fg-3" />}
            </Fact>
          )}
          <Fact label={t('common.available')}>
            <AmountText value={available} unit={unit} isPrivate />
          </Fact>
          {found.owner !== undefined && <Fact label={t('nft.seller')}>{found.owner.name}</Fact>}
        </Facts>
        <p className="text-12 text-fg-3">{t('nft.buy.rule')}</p>
        <CommandError error={command.error} />
      </div>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('nft.buy.askTitle', { name })}
        confirmText={t('nft.buy.confirm')}
        isBusy={command.isBusy}
        onConfirm={() => void command.run({ code, assetId, price, count: 1 })}
      >
        {t('nft.buy.ask', { amount })}
      </AlertDialog>
    </Page>
  );
}
