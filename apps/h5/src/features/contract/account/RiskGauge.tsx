import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { percentOfRate } from '#features/position-model/percent-text.ts';
import { type Danger, dangerOf, gaugeShare } from './gauge-scale.ts';

interface RiskGaugeProps {
  /** Hundredths of a percent; absent without a cross position. */
  readonly riskRate: number | undefined;
  readonly liquidationRate: number | undefined;
}

/** More digits do not fit in the ring, and have no meaning. */
const shownMax = 999_900;
const width = 96;
const stroke = 8;
const radius = (width - stroke) / 2;
const length = Math.PI * radius;
const colours: Readonly<Record<Danger, string>> = { safe: 'var(--green)', watch: 'var(--warn)', near: 'var(--red)' };
const arc = `M ${stroke / 2} ${width / 2} A ${radius} ${radius} 0 0 1 ${width - stroke / 2} ${width / 2}`;

/** The risk rate in a half ring that empties towards liquidation; the figure is in it. */
export function RiskGauge({ riskRate, liquidationRate }: RiskGaugeProps) {
  const t = useMessages();
  const share = gaugeShare(riskRate, liquidationRate);
  const isBeyond = riskRate !== undefined && riskRate > shownMax;
  const shown = isBeyond ? shownMax : riskRate;
  return (
    <div className="relative flex w-24 shrink-0 flex-col items-center">
      <svg aria-hidden viewBox={`0 0 ${width} ${width / 2 + stroke / 2}`} width={width} height={width / 2 + stroke / 2}>
        <path d={arc} fill="none" stroke="var(--inset)" strokeWidth={stroke} strokeLinecap="round" />
        {share > 0 && (
          <path
            d={arc}
            fill="none"
            stroke={colours[dangerOf(share)]}
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeDasharray={`${length * share} ${length}`}
          />
        )}
      </svg>
      <p className="absolute bottom-0 flex flex-col items-center">
        <span className="text-16 leading-5 font-semibold tabular-nums">
          {isBeyond && '> '}
          <AmountText value={shown === undefined ? undefined : percentOfRate(shown)} decimals={0} />
          {shown !== undefined && '%'}
        </span>
        <span className="text-10 text-fg-3">{t('contract.account.riskRate')}</span>
      </p>
    </div>
  );
}
