import type { LockedDepositRow } from '@candor/api';
import { lockedDividendAtMs } from '@candor/exchange/rules';
import { dayMs } from '@candor/kernel';
import { cx, dateText } from '@candor/kit';
import { IconButton } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { dividendsIn, dividendsOf, monthOf, monthStart, weekdayOf } from './dividend-days.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
/** A Monday. */
const someMonday = new Date(2024, 0, 1);

/** The dividends of a deposit month by month; a touched day says its figure. It opens at the next dividend. */
export function DividendMonths({ deposit }: { readonly deposit: LockedDepositRow }) {
  const t = useMessages();
  const { htmlLang } = languageOf(useSetting('language'));
  const { days, daysPaid, status } = deposit;
  const last = dividendsOf(deposit);
  const next = status === 'running' ? Math.min(daysPaid + 1, days) : Math.max(daysPaid, 1);
  const [chosen, setChosen] = useState<number>();
  const [turned, setTurned] = useState<number>();
  const day = chosen ?? next;
  const monthOfDay = (one: number) => monthOf(lockedDividendAtMs(deposit, one));
  const month = turned ?? monthOfDay(day);
  const start = monthStart(month);
  const length = new Date(start.getFullYear(), start.getMonth() + 1, 0).getDate();
  const dividends = dividendsIn(month, deposit);
  return (
    <section aria-label={t('locked.orders.calendarLabel', { paid: String(daysPaid), days: String(days) })}>
      <div className="flex items-center justify-between">
        <IconButton
          label={t('locked.orders.monthBefore')}
          icon={<ChevronLeft aria-hidden />}
          className="disabled:opacity-35"
          disabled={month <= monthOfDay(1)}
          onClick={() => setTurned(month - 1)}
        />
        <p aria-live="polite" className="text-14 font-semibold">
          {new Intl.DateTimeFormat(htmlLang, { month: 'long', year: 'numeric' }).format(start)}
        </p>
        <IconButton
          label={t('locked.orders.monthAfter')}
          icon={<ChevronRight aria-hidden />}
          className="disabled:opacity-35"
          disabled={month >= monthOfDay(Math.max(last, 1))}
          onClick={() => setTurned(month + 1)}
        />
      </div>
      <div className="grid grid-cols-7 gap-1 text-center">
        {weekdays.map((at) => (
          <span key={at} aria-hidden className="pb-1 text-11 text-fg-3">
            {new Intl.DateTimeFormat(htmlLang, { weekday: 'narrow' }).format(someMonday.getTime() + at * dayMs)}
          </span>
        ))}
        {Array.from({ length: weekdayOf(start) }, (_, at) => (
          <span key={`before ${at}`} aria-hidden />
        ))}
        {Array.from({ length }, (_, at) => {
          const dividendDay = dividends.get(at + 1);
          return dividendDay === undefined ? (
            <span key={at} aria-hidden className="grid h-9 place-items-center text-13 text-fg-3 tabular-nums">
              {at + 1}
            </span>
          ) : (
            <DayButton
              key={at}
              label={at + 1}
              day={dividendDay}
              deposit={deposit}
              isChosen={dividendDay === day}
              onPress={() => {
                setChosen(dividendDay);
                setTurned(month);
              }}
            />
          );
        })}
      </div>
      {last > 0 && <ChosenDay deposit={deposit} day={day} />}
    </section>
  );
}

interface DayButtonProps {
  /** Of the month. */
  readonly label: number;
  /** Of the deposit. */
  readonly day: number;
  readonly deposit: LockedDepositRow;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function DayButton({ label, day, deposit, isChosen, onPress }: DayButtonProps) {
  const dayText = useDayText(deposit);
  const isPaid = day <= deposit.daysPaid;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${dateText(lockedDividendAtMs(deposit, day))}: ${dayText(day)}`}
      onClick={onPress}
      className={cx(
        'press grid h-9 place-items-center rounded-chip text-13 tabular-nums',
        isPaid ? 'bg-up-soft font-medium text-up' : 'bg-inset text-fg-2',
        isChosen && 'outline-2 -outline-offset-1 outline-accent',
      )}
    >
      {label}
    </button>
  );
}

function ChosenDay({ deposit, day }: { readonly deposit: LockedDepositRow; readonly day: number }) {
  const dayText = useDayText(deposit);
  const { daysPaid, dividend, code } = deposit;
  const atMs = lockedDividendAtMs(deposit, day);
  return (
    <p aria-live="polite" className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 text-13">
      <span className="text-fg-2">
        {dayText(day)} · <TimeText atMs={atMs} look="moment" className="tabular-nums" />
      </span>
      <AmountText
        value={dividend}
        unit={code}
        isPrivate
        className={cx('font-medium', day <= daysPaid ? 'text-up' : 'text-fg-2')}
      />
    </p>
  );
}

function useDayText({ daysPaid }: LockedDepositRow): (day: number) => string {
  const t = useMessages();
  return (day) => t(day <= daysPaid ? 'locked.orders.paidDay' : 'locked.orders.comingDay', { day: String(day) });
}
