import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AreaChart } from '#ui/AreaChart.tsx';

interface EarningsCurveProps {
  readonly code: string;
  readonly days: number;
  /** The sum of dividends after so many days, as decimal text. */
  readonly earnedAfter: (day: number) => string;
}

/** Points enough for a smooth line; more than that no phone can show. */
const pointsMax = 60;

/** The sum of dividends from nothing to the end. */
export function EarningsCurve({ code, days, earnedAfter }: EarningsCurveProps) {
  const t = useMessages();
  const format = useFormat();
  const steps = Math.min(days, pointsMax);
  const dayAt = (index: number) => Math.round((index * days) / steps);
  const places = Array.from({ length: steps + 1 }, (_, index) => ({ x: index / steps, y: dayAt(index) / days }));
  const pointText = (index: number) =>
    t('locked.form.curvePoint', { day: String(dayAt(index)), amount: format.amount(earnedAfter(dayAt(index))), code });
  return (
    <AreaChart
      places={places}
      direction="up"
      height={72}
      label={t('locked.form.curveLabel', { count: String(days), total: format.amount(earnedAfter(days)), code })}
      valueText={pointText}
      renderValue={pointText}
    />
  );
}
