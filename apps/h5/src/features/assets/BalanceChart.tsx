import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { Direction } from '#lib/chart-places.ts';
import { compare, decimalFrom } from '#lib/decimal.ts';
import { dateText } from '#lib/relative-time.ts';
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

/** The total at the end of each day. */
export function BalanceChart({ days, total, counted }: BalanceChartProps) {
  const t = useMessages();
  const { isHidden } = useOwnFormat();
  const shown = withLiveEnd(days, total);
  if (shown.length < 2) return null;
  return (
    <div className="mt-3">
      <AreaChart
        places={placesOf(shown)}
        direction={directionOf(shown[0]?.equivalent, total)}
        height={64}
        label={t('funds.historyChart', { days: shown.length })}
        valueText={(index) => (isHidden ? t('common.hideBalances') : spoken(shown[index], counted))}
        renderValue={(index) => <DayFigure day={shown[index]} counted={counted} />}
      />
    </div>
  );
}

function DayFigure({ day, counted }: { readonly day: DayValue | undefined; readonly counted: Counted }) {
  if (day === undefined) return null;
  return (
    <>
      <TimeText atMs={day.atMs} look="date" />{' '}
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

function spoken(day: DayValue | undefined, counted: Counted): string {
  if (day === undefined) return '';
  return `${dateText(day.atMs)} ${counted.convert(day.equivalent) ?? ''} ${counted.code}`;
}
