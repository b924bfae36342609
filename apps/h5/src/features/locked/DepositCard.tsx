import type { LockedDepositRow } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { Tag } from '@candor/kit/view';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CardButton } from '#ui/CardButton.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useTermText } from './use-term-text.ts';

interface DepositCardProps {
  readonly deposit: LockedDepositRow;
  readonly onPress: () => void;
}

/** One deposit: what is locked, how far it is, what it has earned, what comes next. */
export function DepositCard({ deposit, onPress }: DepositCardProps) {
  const t = useMessages();
  const { termText } = useTermText();
  const { code, principal, days, daysPaid, status, earned, endedAtMs } = deposit;
  return (
    <CardButton onPress={onPress}>
      <span className="flex items-center gap-3">
        <CoinMark code={code} size={32} />
        <span className="min-w-0 flex-1">
          <AmountText value={principal} unit={code} isPrivate className="block text-16 font-semibold" />
          <span className="mt-0.5 flex items-center gap-2 text-12 text-fg-3">
            {termText(days, deposit.dayMs)}
            {deposit.dayMs < dayMs && <Tag size="small">{t('locked.demonstration')}</Tag>}
          </span>
        </span>
        <span className="text-right">
          <span className="block text-12 text-fg-3">{t('locked.orders.earned')}</span>
          <AmountText value={earned} unit={code} isChange isPrivate className="text-14 font-medium" />
        </span>
      </span>
      <DayBar days={days} daysPaid={daysPaid} isRunning={status === 'running'} />
      <span className="mt-2 flex items-baseline justify-between gap-3 text-12 text-fg-3">
        {status === 'running' ? (
          <>
            <span>{t('locked.orders.progress', { paid: String(daysPaid), days: String(days) })}</span>
            <NextDividend deposit={deposit} />
          </>
        ) : (
          <>
            <span>{t(`locked.orders.status.${status}`)}</span>
            {endedAtMs !== undefined && <TimeText atMs={endedAtMs} look="moment" />}
          </>
        )}
      </span>
    </CardButton>
  );
}

interface DayBarProps {
  readonly days: number;
  readonly daysPaid: number;
  readonly isRunning: boolean;
}

/** Days so few that each has its own piece of the bar. */
const piecesMax = 31;

/** The days of a deposit, those that are paid filled. */
function DayBar({ days, daysPaid, isRunning }: DayBarProps) {
  const filled = isRunning ? 'bg-up' : 'bg-line-strong';
  if (days > piecesMax) {
    return (
      <span aria-hidden className="mt-3 block h-1.5 overflow-hidden rounded-full bg-inset">
        <span className={`block h-full rounded-full ${filled}`} style={{ width: `${(daysPaid / days) * 100}%` }} />
      </span>
    );
  }
  return (
    <span aria-hidden className="mt-3 flex gap-[0.1875rem]">
      {Array.from({ length: days }, (_, day) => (
        <span key={day} className={`h-1.5 flex-1 rounded-full ${day < daysPaid ? filled : 'bg-inset'}`} />
      ))}
    </span>
  );
}

/** The next dividend with its wait; a dividend whose time has come is on its way. */
function NextDividend({ deposit: { nextDividendAtMs, dividend, code } }: { readonly deposit: LockedDepositRow }) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  if (nextDividendAtMs === undefined) return null;
  const leftMs = nextDividendAtMs - nowMs;
  return (
    <span>
      <AmountText value={dividend} isPrivate className="text-up" /> {code}{' '}
      {leftMs <= 0 ? (
        t('locked.orders.comingNow')
      ) : leftMs < 2 * dayMs ? (
        <span className="tabular-nums">{t('locked.orders.nextIn', { time: timeLeftText(leftMs) })}</span>
      ) : (
        <TimeText atMs={nextDividendAtMs} look="moment" />
      )}
    </span>
  );
}
