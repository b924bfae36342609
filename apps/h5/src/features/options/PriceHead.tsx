import { Tag } from '@candor/kit/view';
import { AudioLines } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { StaleBadge } from '#ui/StaleBadge.tsx';
import type { TapeTick } from './tape/index-tape.ts';

interface PriceHeadProps {
  readonly ticks: readonly TapeTick[];
  readonly decimals: number;
  /** Seconds since the last price when it is stale. */
  readonly staleSeconds: number | undefined;
}

/** The last tick in the colour of its direction, and its number on the tape. */
export function PriceHead({ ticks, decimals, staleSeconds }: PriceHeadProps) {
  const t = useMessages();
  const format = useFormat();
  const last = ticks.at(-1);
  const number = last && format.amount(String(last.gridIndex));
  return (
    <div className="flex h-10 items-center justify-between gap-3 px-4">
      <AmountText
        value={last?.text}
        decimals={decimals}
        className={`text-30 font-semibold ${staleSeconds === undefined ? lastMove(ticks) : 'text-fg-3'}`}
      />
      {staleSeconds !== undefined && <StaleBadge seconds={staleSeconds} />}
      {staleSeconds === undefined && number !== undefined && (
        <Tag look="accent" icon={<AudioLines aria-hidden />}>
          {t('options.tick', { number })}
        </Tag>
      )}
    </div>
  );
}

/** Colour of the last change there was: equal ticks keep it. */
function lastMove(ticks: readonly TapeTick[]): string {
  const last = ticks.at(-1);
  const other = last && ticks.findLast(({ price }) => price !== last.price);
  if (last === undefined || other === undefined) return '';
  return last.price > other.price ? 'text-up' : 'text-down';
}
