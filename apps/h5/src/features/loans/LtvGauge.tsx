import { percentOfPpm } from '@candor/money';
import type { LoanProductRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

interface LtvGaugeProps {
  /** Absent while a price is missing. */
  readonly ltv: number | undefined;
  readonly levels: Pick<LoanProductRow, 'ltvInitial' | 'ltvWarning' | 'ltvUrgent' | 'ltvLiquidation'>;
}

const full = 1_000_000;
const width = 320;
const barTop = 34;
const barHeight = 10;

/** The LTV on the way to the liquidation: safe, warned, sold. A demonstration shows the part in which its levels are. */
export function LtvGauge({ ltv, levels }: LtvGaugeProps) {
  const t = useMessages();
  const format = useFormat();
  const { ltvInitial, ltvWarning, ltvUrgent, ltvLiquidation } = levels;
  const span = ltvLiquidation - ltvInitial;
  const low = Math.max(0, ltvInitial - span * 4);
  const high = Math.min(full, ltvLiquidation + span);
  const x = (level: number) => ((Math.min(Math.max(level, low), high) - low) / (high - low)) * width;
  const percent = (level: number) => format.percent(percentOfPpm(level));
  const zones = [
    { from: low, to: ltvInitial, fill: 'var(--green)' },
    { from: ltvInitial, to: ltvWarning, fill: 'var(--green)' },
    { from: ltvWarning, to: ltvLiquidation, fill: 'var(--warn)' },
    { from: ltvLiquidation, to: high, fill: 'var(--red)' },
  ];
  const said = ltv === undefined ? undefined : percent(Math.ceil(ltv / 100) * 100);
  const tone = ltv === undefined || ltv < ltvWarning ? 'text-fg' : ltv < ltvUrgent ? 'text-warn' : 'text-danger';
  return (
    <figure>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-13 text-fg-2">{t('loans.ltv')}</span>
        <span className={`text-24 font-semibold tabular-nums ${tone}`}>{said ?? '–'}</span>
      </div>
      <svg
        role="img"
        aria-label={t('loans.gauge', {
          ltv: said ?? '–',
          warning: percent(ltvWarning),
          liquidation: percent(ltvLiquidation),
        })}
        viewBox={`0 0 ${width} 66`}
        className="mt-1 block w-full"
      >
        {zones.map(({ from, to, fill }) => (
          <rect
            key={from}
            x={x(from)}
            y={barTop}
            width={Math.max(0, x(to) - x(from) - 1)}
            height={barHeight}
            fill={fill}
            opacity={ltv !== undefined && ltv >= from ? 1 : 0.28}
          />
        ))}
        {ltv !== undefined && <path d={`M${x(ltv)},${barTop - 3}l-5,-8h10z`} fill="var(--text)" />}
        <text x={x(ltvWarning)} y={18} textAnchor="middle" className="fill-(--text-3) text-[0.6875rem] tabular-nums">
          {percent(ltvWarning)}
        </text>
        <path d={`M${x(ltvWarning)},22V${barTop + barHeight}`} stroke="var(--text-3)" />
        {[ltvInitial, ltvUrgent].map((level) => (
          <path key={level} d={`M${x(level)},${barTop - 4}v${barHeight + 4}`} stroke="var(--text-3)" />
        ))}
        <text
          x={Math.min(x(ltvLiquidation), width - 20)}
          y={62}
          textAnchor="middle"
          className="fill-(--red) text-[0.6875rem] tabular-nums"
        >
          {percent(ltvLiquidation)}
        </text>
        <path d={`M${x(ltvLiquidation)},${barTop}V52`} stroke="var(--red)" />
      </svg>
    </figure>
  );
}
