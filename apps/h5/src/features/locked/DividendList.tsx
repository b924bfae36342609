import type { LockedDepositRow } from '@candor/api';
import { lockedDividendAtMs } from '@candor/exchange/rules';
import { cx, dayTimeText } from '@candor/kit';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { dividendsOf } from './dividend-days.ts';

const shownAtFirst = 12;
const shownMore = 30;

/** The days one below the other, from the last paid one on; the others follow where they are asked for. */
export function DividendList({ deposit }: { readonly deposit: LockedDepositRow }) {
  const t = useMessages();
  const [size, setSize] = useState(shownAtFirst);
  const { days, daysPaid } = deposit;
  const last = dividendsOf(deposit);
  // From the last paid one on, but a whole page where there is one.
  const first = Math.max(1, Math.min(daysPaid, last - size + 1));
  const shown = Array.from({ length: Math.min(size, Math.max(last - first + 1, 0)) }, (_, at) => first + at);
  const hidden = last - (shown.at(-1) ?? last);
  return (
    <>
      <ol aria-label={t('locked.orders.calendarLabel', { paid: String(daysPaid), days: String(days) })}>
        {shown.map((day) => (
          <DividendLine key={day} deposit={deposit} day={day} />
        ))}
      </ol>
      {hidden > 0 && (
        <button type="button" onClick={() => setSize(size + shownMore)} className="press tap text-13 text-accent">
          {t('locked.orders.more', {
            count: String(hidden),
            time: dayTimeText(deposit.endsAtMs),
          })}
        </button>
      )}
    </>
  );
}

interface DividendLineProps {
  readonly deposit: LockedDepositRow;
  readonly day: number;
}

function DividendLine({ deposit, day }: DividendLineProps) {
  const t = useMessages();
  const { daysPaid, dividend, code } = deposit;
  const isPaid = day <= daysPaid;
  return (
    <li className="flex h-9 items-center gap-3 text-13">
      <span
        aria-hidden
        className={cx(
          'grid size-5 shrink-0 place-items-center rounded-full',
          isPaid ? 'bg-up-soft text-up' : 'bg-inset text-transparent',
        )}
      >
        <Check className="size-3" />
      </span>
      <span className={cx('min-w-0 flex-1 truncate', isPaid ? 'text-fg' : 'text-fg-2')}>
        {t(isPaid ? 'locked.orders.paidDay' : 'locked.orders.comingDay', { day: String(day) })}
      </span>
      <TimeText atMs={lockedDividendAtMs(deposit, day)} look="moment" className="text-12 text-fg-3 tabular-nums" />
      <AmountText
        value={dividend}
        unit={code}
        isPrivate
        className={cx('min-w-24 text-right', isPaid ? 'text-up' : 'text-fg-3')}
      />
    </li>
  );
}
