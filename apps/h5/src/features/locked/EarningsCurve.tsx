import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AreaChart } from '#ui/AreaChart.tsx';

interface EarningsCurveProps {
  readonly code: string;
  readonly days: number;
  /** The sum of dividends after so many days, as decimal text. */
  readonly earnedAfter: (day: number) => string;
}

/** Each dividend is a step of its own, up to as many as a phone can show. */
const stepsMax = 150;

/** The sum of dividends from nothing to the end: it rises with each dividend and not between them. */
export function EarningsCurve({ code, days, earnedAfter }: EarningsCurveProps) {
  const t = useMessages();
  const format = useFormat();
  const steps = Math.min(days, stepsMax);
  const dayAt = (index: number) => Math.round((index * days) / steps);
  // Half a step is left at the end, so that the last one is seen to be one.
  const places = Array.from({ length: steps + 1 }, (_, index) => ({
    x: index / (steps + 0.5),
    y: dayAt(index) / days,
  }));
  const pointText = (index: number) =>
    t('locked.form.curvePoint', { day: String(dayAt(index)), amount: format.amount(earnedAfter(dayAt(index))), code });
  return (
    <AreaChart
      places={places}
      direction="up"
      isStepped
      height={72}
      label={t('locked.form.curveLabel', { count: String(days), total: format.amount(earnedAfter(days)), code })}
      valueText={pointText}
      renderValue={pointText}
    />
  );
}
