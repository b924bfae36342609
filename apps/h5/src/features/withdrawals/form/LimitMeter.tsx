import type { FundingLimitsRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { limitShares } from './limit-shares.ts';

interface LimitMeterProps {
  readonly limits: FundingLimitsRow;
  /** The amount that the typed withdrawal would count, in the limit's asset. */
  readonly value: string | undefined;
}

/** The used part of the 24 h limit, and the part that this one would take. */
export function LimitMeter({ limits, value }: LimitMeterProps) {
  const t = useMessages();
  const { amount } = useFormat();
  const { level, code, limit, used, left, advancedLimit } = limits;
  const shares = limitShares(limits, value);
  const figures = t('withdraw.limitFigures', { used: amount(used), limit: amount(limit), code });
  return (
    <section aria-label={t('withdraw.limit')} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-13 whitespace-nowrap">
        <span className="flex items-center gap-2 text-fg-2">
          {t('withdraw.limit')} <Tag>{t(`withdraw.levels.${level}`)}</Tag>
        </span>
        <span className="font-medium tabular-nums">{t('withdraw.limitLeft', { left: amount(left), code })}</span>
      </div>
      <div
        role="meter"
        aria-label={t('withdraw.limit')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shares.used}
        aria-valuetext={figures}
        className="flex h-1.5 overflow-hidden rounded-full bg-inset"
      >
        <span className="bg-ink" style={{ width: `${shares.used}%` }} />
        <span className={shares.isOver ? 'bg-danger' : 'bg-accent'} style={{ width: `${shares.wanted}%` }} />
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-12 text-fg-3 tabular-nums">
        <span>{figures}</span>
        {value !== undefined && <span>{t('withdraw.limitThis', { value: amount(value), code })}</span>}
      </div>
      {level === 'basic' && (shares.isOver || shares.used > 50) && (
        <p className="text-12 text-fg-3">{t('withdraw.limitMore', { limit: amount(advancedLimit), code })}</p>
      )}
    </section>
  );
}
