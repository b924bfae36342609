import { cx } from '@candor/kit';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { PriceText } from '#ui/PriceText.tsx';

interface QuoteButtonProps {
  readonly label: string;
  /** Absent until the first index. */
  readonly price: string | undefined;
  readonly decimals: number;
  readonly tone: 'up' | 'down';
  readonly isStale: boolean;
  readonly onPress: (price: string) => void;
}

/** One of the house's two quotes; pressed, it becomes the limit of the order. */
export function QuoteButton({ label, price, decimals, tone, isStale, onPress }: QuoteButtonProps) {
  const t = useMessages();
  const Arrow = tone === 'up' ? ArrowUp : ArrowDown;
  const colours = tone === 'up' ? 'bg-up-soft text-up' : 'bg-down-soft text-down';
  return (
    <button
      type="button"
      disabled={price === undefined}
      onClick={() => price !== undefined && onPress(price)}
      className={cx(
        'press flex min-h-12 flex-col items-start justify-center rounded-control px-3 py-1.5 text-left',
        isStale ? 'bg-inset text-fg-3' : colours,
      )}
    >
      <span className="text-11 text-fg-2">{label}</span>
      <span className="flex items-center gap-1 text-15 font-semibold">
        <PriceText value={price} decimals={decimals} isStale={isStale} isQuiet />
        <Arrow aria-hidden className="size-3.5" strokeWidth={2.2} />
      </span>
      <span className="sr-only">{t('contract.quotes.useAsLimit')}</span>
    </button>
  );
}
