import type { ArtworkRow, NftSeriesDetail } from '@candor/api';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { EndsIn } from './EndsIn.tsx';
import { saleStateAt } from './sale-state.ts';
import { useWorth } from './use-worth.ts';

interface SeriesCardProps {
  readonly row: ArtworkRow;
  readonly series: NftSeriesDetail;
}

/** The price of a box, how long and how many there are. */
export function SeriesCard({ row, series }: SeriesCardProps) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  const { sale } = row;
  const { price, currency, assetId, boxes, sold, accountMax, bought } = series;
  const worth = useWorth()(price, assetId);
  const state = sale === undefined ? undefined : saleStateAt(sale, nowMs);
  const left = boxes - sold;
  return (
    <Card className="mt-4 p-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <p className="text-12 text-fg-3">{t('nft.box.price')}</p>
          <AmountText value={price} unit={currency} className="block text-24 font-semibold break-words" />
          {worth !== undefined && <FiatText usdt={worth} isApproximate className="block text-12 text-fg-3" />}
        </div>
        {sale !== undefined && state === 2 && <EndsIn label={t('nft.startsIn')} atMs={sale.startsAtMs} />}
        {sale !== undefined && state === 1 && left > 0 && <EndsIn label={t('nft.endsIn')} atMs={sale.endsAtMs} />}
      </div>
      <div
        role="progressbar"
        aria-label={t('nft.box.sold')}
        aria-valuemin={0}
        aria-valuemax={boxes}
        aria-valuenow={sold}
        className="mt-3 h-1.5 overflow-hidden rounded-full bg-inset"
      >
        <span
          className="block h-full rounded-full bg-accent"
          style={{ width: `${(100 * sold) / Math.max(1, boxes)}%` }}
        />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-12 text-fg-2 tabular-nums">
        <span>{t('nft.box.left', { left: String(left), boxes: String(boxes) })}</span>
        <span>{t('nft.box.limit', { bought: String(bought), most: String(accountMax) })}</span>
      </p>
    </Card>
  );
}
