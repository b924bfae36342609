import type { LockedProductRow } from '@candor/api';
import { lockedYieldOf } from '@candor/exchange/rules';
import { atomsToText, percentOfPpm } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { EarningsCurve } from './EarningsCurve.tsx';
import { LockTimeline } from './LockTimeline.tsx';
import { atomsIn, type DepositFigures } from './product-figures.ts';
import { useTermText } from './use-term-text.ts';

interface LockFiguresProps {
  readonly product: LockedProductRow;
  readonly figures: DepositFigures;
}

/** Everything that a deposit will bring, and what leaving it would cost, before it is made. */
export function LockFigures({ product, figures }: LockFiguresProps) {
  const t = useMessages();
  const format = useFormat();
  const { perText } = useTermText();
  const { code, scale, days, dayMs, startsAtMs } = product;
  const nowMs = useNow(60_000);
  const dividend = atomsIn(figures.dividend, product);
  return (
    <Card className="p-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-13 text-fg-2">{t('locked.form.total')}</span>
        <AmountText value={figures.total} unit={code} className="text-22 font-semibold text-up" />
      </p>
      <div className="mt-3">
        <EarningsCurve
          code={code}
          days={days}
          earnedAfter={(day) => atomsToText(lockedYieldOf(dividend, day), scale)}
        />
      </div>
      <p className="mt-1 mb-2 text-11 text-fg-3">{t('locked.form.curve')}</p>
      <LockTimeline nowMs={nowMs} firstAtMs={figures.firstAtMs} endsAtMs={figures.endsAtMs} />
      <Facts>
        <Fact label={t('locked.form.rate')}>
          {format.percent(percentOfPpm(figures.rate))} {perText(dayMs)}
        </Fact>
        <Fact label={t('locked.form.dividend')}>
          <AmountText value={figures.dividend} unit={code} /> × {days}
        </Fact>
        <Fact label={t('locked.form.back')}>
          <AmountText value={figures.back} unit={code} />
        </Fact>
        <Fact label={t('locked.form.starts')}>
          <TimeText atMs={startsAtMs} look="moment" />
        </Fact>
        <Fact label={t('locked.form.exitNow')}>
          <AmountText value={figures.penalty} unit={code} />
        </Fact>
      </Facts>
    </Card>
  );
}
