import type { TraderCard, TraderPeriodRow } from '@candor/api';
import { cx, missing } from '@candor/kit';
import type { ReactNode } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText, changeColour } from '#ui/AmountText.tsx';
import { fallText, wonPercent } from '../parts/percent.ts';

interface TraderMetricsProps {
  readonly card: TraderCard;
  readonly period: TraderPeriodRow;
}

/** The trader's own record of a period, 3 × 2. */
export function TraderMetrics({ card, period }: TraderMetricsProps) {
  const t = useMessages();
  const format = useFormat();
  const { profit, returnPercent, drawdownPercent, trades, wins } = period;
  const accuracy = wonPercent(wins, trades);
  return (
    <dl aria-label={t('copy.metricsLabel', { days: String(period.days) })} className="grid grid-cols-3 gap-x-3 gap-y-4">
      <Metric label={t('copy.metrics.profit')}>
        <AmountText value={profit} decimals={2} isChange />
      </Metric>
      <Metric label={t('copy.metrics.return')}>
        <span className={cx(changeColour(returnPercent))}>{format.change(returnPercent)}</span>
      </Metric>
      <Metric label={t('copy.metrics.drawdown')}>{fallText(drawdownPercent, format) ?? missing}</Metric>
      <Metric label={t('copy.metrics.accuracy')} note={t('copy.wonOf', { wins: String(wins), count: String(trades) })}>
        {accuracy === undefined ? missing : `${accuracy}%`}
      </Metric>
      <Metric label={t('copy.metrics.trades')}>{trades}</Metric>
      <Metric label={t('copy.metrics.equity')}>
        <AmountText value={card.equity} decimals={2} />
      </Metric>
    </dl>
  );
}

interface MetricProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Metric({ label, note, children }: MetricProps) {
  return (
    <div className="min-w-0 not-nth-[3n+1]:text-right nth-[3n+2]:text-center">
      <dt className="truncate text-12 text-fg-3">{label}</dt>
      <dd className="text-15 font-medium tabular-nums">{children}</dd>
      {note !== undefined && <dd className="text-11 text-fg-3 tabular-nums">{note}</dd>}
    </div>
  );
}
