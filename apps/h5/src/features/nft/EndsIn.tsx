import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Fragment } from 'react';
import { waitParts } from './wait-parts.ts';

interface EndsInProps {
  /** Above the blocks. */
  readonly label: string;
  readonly atMs: number;
}

/** A wait in blocks of two digits, with its days before them. */
export function EndsIn({ label, atMs }: EndsInProps) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  const { days, hours, minutes, seconds } = waitParts(atMs - nowMs);
  const blocks = days > 0 ? [t('nft.dayBlock', { days: String(days) }), hours, minutes] : [hours, minutes, seconds];
  const said =
    days > 0
      ? t('nft.days', { days: String(days), time: `${hours}:${minutes}:${seconds}` })
      : `${hours}:${minutes}:${seconds}`;
  return (
    <div role="timer" aria-label={`${label} ${said}`} className="flex shrink-0 flex-col items-end gap-1.5">
      <span aria-hidden className="text-12 text-fg-3">
        {label}
      </span>
      <span aria-hidden className="flex items-center gap-1">
        {blocks.map((block, place) => (
          <Fragment key={place}>
            {place > 0 && <span className="text-13 text-fg-3">:</span>}
            <span className="grid h-[30px] min-w-[31px] place-items-center rounded-field bg-inset px-1 text-15 font-semibold tabular-nums">
              {block}
            </span>
          </Fragment>
        ))}
      </span>
    </div>
  );
}
