import { dayMs } from '@candor/kernel';
import { cx, dateText, signOf } from '@candor/kit';
import { IconButton } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { MonthText } from './MonthText.tsx';
import { type ProfitDay, monthStartMs, profitOf, shapeOf } from './profit-months.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
/** A Monday. */
const someMondayMs = Date.UTC(2024, 0, 1);

interface ProfitMonthProps {
  readonly month: number;
  readonly days: readonly ProfitDay[];
  /** Absent at the ends. */
  readonly onBefore: (() => void) | undefined;
  readonly onAfter: (() => void) | undefined;
}

/** A month of days with their profit; a touched one says all its figures. It opens at the last day. */
export function ProfitMonth({ month, days, onBefore, onAfter }: ProfitMonthProps) {
  const t = useMessages();
  const { htmlLang } = languageOf(useSetting('language'));
  const [chosenMs, setChosenMs] = useState<number>();
  const { before, days: length } = shapeOf(month);
  const byStart = new Map(days.map((day) => [day.startMs, day]));
  const chosen = (chosenMs !== undefined ? byStart.get(chosenMs) : undefined) ?? days.at(-1);
  return (
    <Card className="px-3 py-3">
      <div className="flex items-center justify-between px-1">
        <IconButton
          label={t('profit.monthBefore')}
          icon={<ChevronLeft aria-hidden />}
          className="disabled:opacity-35"
          disabled={onBefore === undefined}
          onClick={onBefore}
        />
        <p aria-live="polite" className="text-center text-14 font-semibold">
          <MonthText month={month} />
          <span className="block text-15">
            <AmountText value={profitOf(days)} decimals={2} unit="USDT" isChange isPrivate />
          </span>
        </p>
        <IconButton
          label={t('profit.monthAfter')}
          icon={<ChevronRight aria-hidden />}
          className="disabled:opacity-35"
          disabled={onAfter === undefined}
          onClick={onAfter}
        />
      </div>
      <div className="mt-2 grid grid-cols-7 gap-1 text-center">
        {weekdays.map((at) => (
          <span key={at} aria-hidden className="text-11 text-fg-3">
            {new Intl.DateTimeFormat(htmlLang, { weekday: 'narrow', timeZone: 'UTC' }).format(
              someMondayMs + at * dayMs,
            )}
          </span>
        ))}
        {Array.from({ length: before }, (_, at) => (
          <span key={`before ${at}`} aria-hidden />
        ))}
        {Array.from({ length }, (_, at) => (
          <DayCell
            key={at}
            date={at + 1}
            day={byStart.get(monthStartMs(month) + at * dayMs)}
            isChosen={chosen !== undefined && chosen.startMs === monthStartMs(month) + at * dayMs}
            onPress={setChosenMs}
          />
        ))}
      </div>
      {chosen !== undefined && (
        <div aria-live="polite" className="mt-2 border-t border-line px-1 pt-1">
          <Facts>
            <Fact label={dateText(chosen.startMs, 'UTC')}>
              <AmountText value={chosen.profit} decimals={2} unit="USDT" isChange isPrivate />
            </Fact>
            <Fact label={t('profit.percent')}>
              <Percent day={chosen} />
            </Fact>
            <Fact label={t('profit.paidIn')}>
              <AmountText value={chosen.paidIn} decimals={2} unit="USDT" isPrivate />
            </Fact>
            <Fact label={t('profit.total')}>
              <AmountText value={chosen.equivalent} decimals={2} unit="USDT" isPrivate />
            </Fact>
          </Facts>
        </div>
      )}
    </Card>
  );
}

function Percent({ day }: { readonly day: ProfitDay }) {
  return <span className="tabular-nums">{useOwnFormat().change(day.profitPercent)}</span>;
}

interface DayCellProps {
  /** Of the month. */
  readonly date: number;
  /** Absent before the account, and in days to come. */
  readonly day: ProfitDay | undefined;
  readonly isChosen: boolean;
  readonly onPress: (startMs: number) => void;
}

function DayCell({ date, day, isChosen, onPress }: DayCellProps) {
  const own = useOwnFormat();
  if (day === undefined) {
    return (
      <span aria-hidden className="grid h-11 content-start pt-1 text-12 text-fg-3 tabular-nums">
        {date}
      </span>
    );
  }
  const way = own.isHidden ? 0 : signOf(day.profit);
  const figure = own.isHidden ? own.gain(day.profit) : short(own.gain(day.profit, 2), own.gain(day.profit, 0));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onPress(day.startMs)}
      className={cx(
        'press flex h-11 min-w-0 flex-col items-center justify-center overflow-hidden rounded-chip tabular-nums',
        way > 0 ? 'bg-up-soft text-up' : way < 0 ? 'bg-down-soft text-down' : 'bg-inset text-fg-2',
        isChosen && 'outline-2 -outline-offset-1 outline-accent',
      )}
    >
      <span className="sr-only">
        {dateText(day.startMs, 'UTC')}: {own.gain(day.profit, 2)} USDT
      </span>
      <span aria-hidden className="text-11 leading-3.5 text-fg-2">
        {date}
      </span>
      <span aria-hidden className="max-w-full truncate text-11 leading-3.5 font-medium">
        {figure}
      </span>
    </button>
  );
}

/** Cents where they fit a seventh of a phone. */
function short(exact: string, whole: string): string {
  return exact.length <= 6 ? exact : whole;
}
