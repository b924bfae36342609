import type { QuotationRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useFormat } from '#hooks/use-format.ts';
import { useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { distanceOf } from './alert-form.ts';

interface IndexLineProps {
  readonly pair: QuotationRow;
  /** Decimal text; absent: no price is waited for. */
  readonly price: string | undefined;
}

/** The live index of the pair, and its distance from the wanted price. */
export function IndexLine({ pair, price }: IndexLineProps) {
  const t = useMessages();
  const format = useFormat();
  const { indexPrice, isStale } = useTicker(pair.pairId) ?? pair;
  const distance = indexPrice === undefined || price === undefined ? undefined : distanceOf(indexPrice, price);
  return (
    <div className="flex items-center gap-2.5">
      <CoinMark code={pair.baseCode} size={32} isStock={pair.assetClass === 'stock'} />
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{pair.symbol}</span>
        <span className="flex items-center gap-1.5 text-12 text-fg-3">
          {t('alerts.form.index')}{' '}
          {isStale && (
            <Tag look="warn" size="small">
              {t('alerts.form.stale')}
            </Tag>
          )}
        </span>
      </span>
      <span className="text-right tabular-nums">
        <span className="block text-15 font-semibold">{format.amount(indexPrice, pair.priceDecimals)}</span>
        {distance !== undefined && (
          <span className="block text-12 text-fg-3">
            {t('alerts.form.distance', { percent: format.change(distance) })}
          </span>
        )}
      </span>
    </div>
  );
}
