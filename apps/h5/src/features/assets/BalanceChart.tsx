import { getWorthHistory } from '@candor/api';
import { hourMs } from '@candor/kernel';
import { compare, dateText, dayTimeText, decimalFrom } from '@candor/kit';
import { useCall } from '#hooks/use-call.ts';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { Direction } from '#lib/chart-places.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { AreaChart } from '#ui/AreaChart.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { type DayValue, placesOf, withLiveEnd } from './chart-points.ts';
import type { Counted } from './total-unit.ts';

interface BalanceChartProps {
  readonly days: readonly DayValue[];
  /** Live, in USDT. */
  readonly total: string;
  readonly counted: Counted;
}

/** From so many days on they are a curve. */
const daysEnough = 3;

/** The total at the end of each day; of a young account, at each hour. */
export function BalanceChart({ days, total, counted }: BalanceChartProps) {
  const t = useMessages();
  const { isHidden } = useOwnFormat();
  // The first days have hours.
  const isYoung = days.length < daysEnough;
  const history = useCall(getWorthHistory, {}, { isEnabled: isYoung, staleMs: hourMs });
  const hours = isYoung ? (history.data?.hours ?? []) : [];
  const isHourly = hours.length > 0;
  const shown = withLiveEnd(isHourly ? [...hours, ...days.slice(-1)] : days, total);
  if (shown.length < 2) {
    if (!isYoung) return null;
    return (
      <p className="mt-3 flex h-16 items-center text-13 text-fg-3">
        {history.data !== undefined && t('funds.hoursSoon')}
      </p>
    );
  }
  return (
    <div className="mt-3">
      <AreaChart
        places={placesOf(shown)}
        direction={directionOf(shown[0]?.equivalent, total)}
        height={64}
        label={isHourly ? t('funds.hoursChart') : t('funds.historyChart', { days: shown.length })}
        valueText={(index) => (isHidden ? t('common.hideBalances') : spoken(shown[index], counted, isHourly))}
        renderValue={(index) => <DayFigure day={shown[index]} counted={counted} isHourly={isHourly} />}
      />
    </div>
  );
}

interface DayFigureProps {
  readonly day: DayValue | undefined;
  readonly counted: Counted;
  readonly isHourly: boolean;
}

function DayFigure({ day, counted, isHourly }: DayFigureProps) {
  if (day === undefined) return null;
  return (
    <>
      <TimeText atMs={day.atMs} look={isHourly ? 'moment' : 'date'} />{' '}
      <AmountText
        value={counted.convert(day.equivalent)}
        decimals={counted.decimals}
        isPrivate
        className="font-semibold text-fg"
      />
    </>
  );
}

function directionOf(first: string | undefined, last: string): Direction {
  const [from, to] = [decimalFrom(first ?? ''), decimalFrom(last)];
  const way = from === undefined || to === undefined ? 0 : compare(to, from);
  return way > 0 ? 'up' : way < 0 ? 'down' : 'flat';
}

function spoken(day: DayValue | undefined, counted: Counted, isHourly: boolean): string {
  if (day === undefined) return '';
  return `${isHourly ? dayTimeText(day.atMs) : dateText(day.atMs)} ${counted.convert(day.equivalent) ?? ''} ${counted.code}`;
}
