import { Check } from 'lucide-react';
import { useMessages } from '../../../../i18n/use-messages.ts';
import type { Confirmations } from './confirmations.ts';

const size = 40;
const stroke = 3;
const radius = (size - stroke) / 2;
const length = 2 * Math.PI * radius;

/** A ring that fills with each block; a check when it is full. */
export function ConfirmationRing({ count, needed }: Confirmations) {
  const t = useMessages();
  const isFull = count >= needed;
  return (
    <span
      role="img"
      aria-label={t('deposit.confirmedOf', { count: String(count), needed: String(needed) })}
      className="relative grid size-10 shrink-0 place-items-center"
    >
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} className="absolute inset-0 -rotate-90">
        <circle cx={size / 2} cy={size / 2} r={radius} fill="none" stroke="var(--inset)" strokeWidth={stroke} />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke={isFull ? 'var(--good)' : 'var(--accent)'}
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - count / needed)}
          className="transition-[stroke-dashoffset] duration-300"
        />
      </svg>
      {isFull ? (
        <Check aria-hidden className="size-[18px] text-good" strokeWidth={2.2} />
      ) : (
        <span aria-hidden className="text-11 font-semibold tabular-nums">
          {count}
        </span>
      )}
    </span>
  );
}
