import { Check } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Ring } from '#ui/Ring.tsx';
import type { Confirmations } from './confirmations.ts';

/** A ring that fills with each block; a check when it is full. */
export function ConfirmationRing({ count, needed }: Confirmations) {
  const t = useMessages();
  const isFull = count >= needed;
  return (
    <span role="img" aria-label={t('deposit.confirmedOf', { count: String(count), needed: String(needed) })}>
      <Ring
        size={40}
        stroke={3}
        share={isFull ? 1 : count / needed}
        colour={isFull ? 'var(--green)' : 'var(--accent)'}
        isSmooth
      >
        {isFull ? (
          <Check aria-hidden className="size-[1.125rem] text-good" strokeWidth={2.2} />
        ) : (
          <span aria-hidden className="text-11 font-semibold tabular-nums">
            {count}
          </span>
        )}
      </Ring>
    </span>
  );
}
