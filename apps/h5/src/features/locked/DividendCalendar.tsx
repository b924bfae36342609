import type { LockedDepositRow } from '@candor/api';
import { lockedDividendAtMs } from '@candor/exchange/rules';
import { Check } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { cx } from '#lib/class-names.ts';
import { clockText, momentText } from '#lib/relative-time.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { TimeText } from '#ui/TimeText.tsx';

/** Days shown one by one; the others are counted. */
const daysShown = 12;

/** Each day with its dividend and time: paid ones, the next one, and those to come. */
export function DividendCalendar({ deposit }: { readonly deposit: LockedDepositRow }) {
  const t = useMessages();
  const { days, daysPaid, dividend, code, status } = deposit;
  const isRunning = status === 'running';
  const lastShown = isRunning ? days : daysPaid;
  const first = Math.max(1, Math.min(daysPaid - 1, lastShown - daysShown + 1));
  const shown = Array.from({ length: Math.min(daysShown, Math.max(lastShown - first + 1, 0)) }, (_, at) => first + at);
  const hidden = lastShown - (shown.at(-1) ?? lastShown);
  return (
    <>
      <ol aria-label={t('locked.orders.calendarLabel', { paid: String(daysPaid), days: String(days) })}>
        {shown.map((day) => {
          const isPaid = day <= daysPaid;
          const atMs = lockedDividendAtMs(deposit, day);
          return (
            <li key={day} className="flex h-9 items-center gap-3 text-13">
              <span
                aria-hidden
                className={cx(
                  'grid size-5 shrink-0 place-items-center rounded-full',
                  isPaid ? 'bg-up-soft text-up' : 'bg-inset text-transparent',
                )}
              >
                <Check className="size-3" />
              </span>
              <span className={cx('flex-1', isPaid ? 'text-fg' : 'text-fg-2')}>
                {t(isPaid ? 'locked.orders.paidDay' : 'locked.orders.comingDay', { day: String(day) })}
              </span>
              <TimeText atMs={atMs} look="moment" className="text-12 text-fg-3 tabular-nums" />
              <AmountText
                value={dividend}
                unit={code}
                isPrivate
                className={cx('w-28 text-right', isPaid ? 'text-up' : 'text-fg-3')}
              />
            </li>
          );
        })}
      </ol>
      {hidden > 0 && (
        <p className="pt-1 text-12 text-fg-3">
          {t('locked.orders.more', {
            count: String(hidden),
            time: `${momentText(deposit.endsAtMs).slice(0, 5)} ${clockText(deposit.endsAtMs)}`,
          })}
        </p>
      )}
    </>
  );
}
