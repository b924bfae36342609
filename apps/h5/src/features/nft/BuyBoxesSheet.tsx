import {
  type ArtworkRow,
  buyArtwork,
  getArtwork,
  listArtworks,
  listMyNfts,
  listWallets,
  type NftSeriesDetail,
} from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { readAgain } from '#hooks/read-again.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { isShort } from './bid-form.ts';
import { roomOf, totalOf } from './box-form.ts';

interface BuyBoxesSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly row: ArtworkRow;
  readonly series: NftSeriesDetail;
}

/** The number of boxes with their price, and the notice that they are final. */
export function BuyBoxesSheet({ isOpen, onClose, row, series }: BuyBoxesSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState(1);
  const room = roomOf(series);
  const count = Math.max(1, Math.min(wanted, room));
  const { assetId, currency: unit, scale, price } = series;
  const available = useAvailable('spot', assetId);
  const total = totalOf(series, count);
  const command = useCommand(buyArtwork, {
    invalidates: [getArtwork, listArtworks, listMyNfts, listWallets],
    onFailed() {
      void readAgain(queries, getArtwork);
      return true;
    },
    onDone({ codes }) {
      onClose();
      navigateTo('/pages/nft/opening', { codes: codes.join(','), series: row.code });
    },
  });
  const reason =
    room === 0 ? t('nft.box.limitReached') : isShort(total, available, scale) ? t('nft.short', { unit }) : undefined;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('nft.box.buyTitle', { name: row.name })}>
      <div className="flex flex-col gap-4 pb-1">
        <div className="flex items-center justify-between gap-4">
          <span className="text-14">{t('nft.box.count')}</span>
          <div
            role="group"
            aria-label={t('nft.box.count')}
            className="flex items-center gap-1 rounded-control bg-inset"
          >
            <Button
              look="ghost"
              size="medium"
              aria-label={t('common.decrease', { label: t('nft.box.count') })}
              isDisabled={count <= 1}
              onClick={() => setWanted(count - 1)}
            >
              <Minus aria-hidden className="size-4" />
            </Button>
            <span aria-live="polite" className="min-w-8 text-center text-17 font-semibold tabular-nums">
              {count}
            </span>
            <Button
              look="ghost"
              size="medium"
              aria-label={t('common.increase', { label: t('nft.box.count') })}
              isDisabled={count >= room}
              onClick={() => setWanted(count + 1)}
            >
              <Plus aria-hidden className="size-4" />
            </Button>
          </div>
        </div>
        <Facts>
          <Fact label={t('nft.box.price')}>
            <AmountText value={price} unit={unit} />
          </Fact>
          <Fact label={t('common.total')}>
            <AmountText value={total} unit={unit} className="text-17 font-semibold" />
          </Fact>
          <Fact label={t('common.available')}>
            <AmountText value={available} unit={unit} isPrivate />
          </Fact>
        </Facts>
        <p className="text-12 text-fg-3">{t('nft.box.rule')}</p>
        <CommandError error={command.error} />
        <Button
          isWide
          isBusy={command.isBusy}
          isDisabled={reason !== undefined}
          reason={reason}
          onClick={() => void command.run({ code: row.code, assetId, price, count })}
        >
          {t('nft.box.buy', { count, amount: `${format.amount(total)} ${unit}` })}
        </Button>
      </div>
    </Sheet>
  );
}
