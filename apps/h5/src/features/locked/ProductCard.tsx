import { percentOfPpm } from '@candor/money';
import type { LockedProductRow } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { minuteText } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { takenPercent } from './product-figures.ts';
import { useTermText } from './use-term-text.ts';

/** One product: what it pays, how much of it is left, from how much, and what leaving it costs. */
export function ProductCard({ product }: { readonly product: LockedProductRow }) {
  const t = useMessages();
  const format = useFormat();
  const { termText, everyText, perText } = useTermText();
  const { productId, code, days, dayMs: dayLengthMs, amountMin, isOnSale, startsAtMs } = product;
  const isOffered = useIsOffered('locked');
  const isDemonstration = dayLengthMs < dayMs;
  const taken = takenPercent(product);
  const [low, high] = [product.rateLow, product.rateHigh].map((rate) => format.amount(percentOfPpm(rate)));
  const penalty = format.amount(percentOfPpm(product.penaltyRatio));
  return (
    <Card className="p-4">
      <div className="flex items-start gap-x-3 huge:flex-wrap">
        <CoinMark code={code} size={36} />
        <div className="min-w-0 flex-1 huge:min-w-3/5">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-15 font-semibold">
            {t('locked.product', { code, term: termText(days, dayLengthMs) })}
            {isDemonstration && <Tag look="accent">{t('locked.demonstration')}</Tag>}
          </h2>
          <p className="mt-0.5 text-12 text-fg-3">
            {isDemonstration
              ? t('locked.paysEvery', { time: everyText(dayLengthMs) })
              : t('locked.paysAt', { time: minuteText(startsAtMs) })}
          </p>
        </div>
        <p className="shrink-0 text-right huge:ml-auto">
          <span className="block text-17 font-semibold text-up tabular-nums">
            {t('locked.rateRange', { low: low ?? '', high: high ?? '' })}
          </span>
          <span className="block text-12 text-fg-3">{perText(dayLengthMs)}</span>
        </p>
      </div>
      <div className="mt-3 flex items-center gap-3">
        <div
          role="progressbar"
          aria-label={t('locked.takenLabel')}
          aria-valuenow={taken}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1.5 flex-1 overflow-hidden rounded-full bg-inset"
        >
          <div className="h-full rounded-full bg-ink" style={{ width: `${taken}%` }} />
        </div>
        <span className="text-12 text-fg-3 tabular-nums">{t('locked.taken', { percent: String(taken) })}</span>
      </div>
      <div className="mt-3 flex items-end justify-between gap-3 huge:flex-wrap">
        <p className="min-w-0 text-13 text-fg-2">
          <span className="text-fg tabular-nums">{t('locked.from', { amount: format.amount(amountMin), code })}</span>
          <span className="block text-12 text-fg-3">
            {isDemonstration
              ? t('locked.exitCostsTime', { percent: penalty, time: everyText(dayLengthMs) })
              : t('locked.exitCosts', { percent: penalty })}
          </span>
        </p>
        <Button
          size="small"
          isDisabled={!isOnSale || !isOffered}
          onClick={() => navigateTo('/pages/lockming/buy', { id: productId })}
          aria-label={`${t('locked.lock')}: ${t('locked.product', { code, term: termText(days, dayLengthMs) })}`}
        >
          {isOnSale ? t('locked.lock') : t('locked.soldOut')}
        </Button>
      </div>
      {!isOnSale && <p className="mt-2 text-12 text-fg-3">{t('locked.soldOutText')}</p>}
    </Card>
  );
}
