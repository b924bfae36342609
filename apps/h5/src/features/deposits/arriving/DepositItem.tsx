import type { DepositRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Check, CircleSlash, Hourglass } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useRailWords } from '#features/funds/use-rail-name.ts';
import { ConfirmationRing } from './ConfirmationRing.tsx';
import { confirmationsOf } from './confirmations.ts';
import { DepositTag } from './DepositTag.tsx';

interface DepositItemProps {
  readonly deposit: DepositRow;
  /** Newest block of its chain, where it is known. */
  readonly head?: number | undefined;
  readonly onPress: () => void;
}

/** A payment or a notice: progress, amount, rail, and its next step. */
export function DepositItem({ deposit, head, onPress }: DepositItemProps) {
  const t = useMessages();
  const railWords = useRailWords();
  const confirmations = confirmationsOf(deposit, head);
  const { amount, credited, code, status, atMs } = deposit;
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex min-h-16 w-full items-center gap-3 py-2 text-left outline-offset-[-2px]"
    >
      {confirmations === undefined || status === 'kept' ? (
        <NoRing status={status} />
      ) : (
        <ConfirmationRing {...confirmations} />
      )}
      <span className="min-w-0 flex-1">
        <AmountText value={credited ?? amount} unit={code} isPrivate className="block truncate text-15 font-semibold" />
        <span className="block text-12 text-fg-3">
          {railWords(deposit).name} · <TimeText atMs={atMs} look="moment" />
        </span>
      </span>
      <span className="shrink-0 text-right">
        <DepositTag status={status} />
        {status === 'pending' && confirmations !== undefined && (
          <span aria-hidden className="mt-0.5 block text-11 text-fg-3 tabular-nums">
            {t('deposit.confirmedOf', {
              count: String(confirmations.count),
              needed: String(confirmations.needed),
            })}
          </span>
        )}
      </span>
    </button>
  );
}

/** For payments that no blocks confirm: operators have it, or it waits for more. */
function NoRing({ status }: { readonly status: DepositRow['status'] }) {
  const isCredited = status === 'credited';
  const Icon = isCredited ? Check : status === 'dropped' || status === 'refused' ? CircleSlash : Hourglass;
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-10 shrink-0 place-items-center rounded-full',
        isCredited ? 'bg-good-soft text-good' : 'bg-inset text-fg-2',
      )}
    >
      <Icon className="size-[1.125rem]" strokeWidth={isCredited ? 2.2 : 1.75} />
    </span>
  );
}
