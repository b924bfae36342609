import type { ArtworkRow, NftSeriesDetail } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, requireSignIn } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { roomOf } from './box-form.ts';
import { saleStateAt } from './sale-state.ts';
import { useWaitText } from './use-wait-text.ts';

interface SeriesFooterProps {
  readonly row: ArtworkRow;
  readonly series: NftSeriesDetail;
  readonly onBuy: () => void;
}

/** My boxes, and the purchase of more while there are any. */
export function SeriesFooter({ row, series, onBuy }: SeriesFooterProps) {
  const t = useMessages();
  const format = useFormat();
  const waitText = useWaitText();
  const isOffered = useIsOffered('nft');
  const nowMs = useNow(1_000);
  const { sale } = row;
  const state = sale === undefined ? 1 : saleStateAt(sale, nowMs);
  const label =
    series.sold >= series.boxes
      ? t('nft.box.soldOut')
      : state === 0
        ? t('nft.sale.over')
        : state === 2
          ? t('nft.sale.startsIn', { time: waitText((sale?.startsAtMs ?? 0) - nowMs) })
          : !isOffered
            ? t('common.notOffered')
            : row.isMine
              ? t('nft.acts.selling')
              : roomOf(series) === 0
                ? t('nft.box.limitReached')
                : undefined;
  return (
    <div className="grid grid-cols-[minmax(96px,auto)_1fr] items-end gap-2">
      <Button
        look="soft"
        className="px-4"
        onClick={() => {
          if (requireSignIn()) navigateTo('/pages/nft/mine', { tab: 'boxes' });
        }}
      >
        {t('nft.box.mine')}
      </Button>
      <Button isWide className="min-w-0 px-2" isDisabled={label !== undefined} onClick={onBuy}>
        <span className="truncate">
          {label ?? t('nft.acts.buyBox', { amount: `${format.amount(series.price)} ${series.currency}` })}
        </span>
      </Button>
    </div>
  );
}
