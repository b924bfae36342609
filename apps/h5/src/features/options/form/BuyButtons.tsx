import type { OptionDirection, OptionMarketRow } from '@candor/api';
import { cx } from '@candor/kit';
import { type Atoms, atomsToText } from '@candor/money';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import type { BuyOption } from './use-buy-option.ts';

interface BuyButtonsProps {
  readonly buying: BuyOption;
  readonly market: OptionMarketRow;
  /** The payment if it wins; absent without a stake. */
  readonly back: Atoms | undefined;
  readonly isDisabled: boolean;
  /** The direction that was bought before, and is marked. */
  readonly repeats: OptionDirection | undefined;
  /** The id of the reason that is shown while they are disabled. */
  readonly reasonId: string;
}

const ways = [
  { direction: 'up', look: 'buy', icon: <TrendingUp aria-hidden className="size-5" /> },
  { direction: 'down', look: 'sell', icon: <TrendingDown aria-hidden className="size-5" /> },
] as const;

/** Up and Down, each with its payment. */
export function BuyButtons({ buying, market, back, isDisabled, repeats, reasonId }: BuyButtonsProps) {
  const t = useMessages();
  const format = useFormat();
  const shown = back === undefined ? undefined : format.amount(atomsToText(back, market.scale), 2);
  return (
    <div className="grid grid-cols-2 gap-2">
      {ways.map(({ direction, look, icon }) => {
        const name = t(`options.directions.${direction}`);
        return (
          <Button
            key={direction}
            look={look}
            icon={icon}
            className={cx('h-13! min-w-0 px-2!', direction === repeats && 'outline-2 outline-offset-2 outline-accent')}
            isBusy={buying.isBusy && buying.direction === direction}
            isDisabled={isDisabled || buying.isBusy}
            aria-describedby={reasonId}
            onClick={() => buying.buy(direction)}
          >
            {name}
            {shown !== undefined && (
              <>
                {' '}
                <span className="truncate text-13 font-medium tabular-nums opacity-85">{shown}</span>
                <span className="sr-only"> {t('options.comesBack', { asset: market.code })}</span>
              </>
            )}
          </Button>
        );
      })}
    </div>
  );
}
