import type { OptionRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Check, RotateCcw, X } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { DirectionTag } from '../DirectionTag.tsx';
import { decimalsIn, usePriceDecimals } from '../shown-decimals.ts';
import { CardFace } from './OptionCard.tsx';
import { useTermText } from '../use-term-text.ts';

const signs = {
  won: { icon: <Check aria-hidden />, look: 'bg-up-soft text-up' },
  lost: { icon: <X aria-hidden />, look: 'bg-down-soft text-down' },
  refunded: { icon: <RotateCcw aria-hidden />, look: 'bg-inset text-fg-2' },
  void: { icon: <RotateCcw aria-hidden />, look: 'bg-inset text-fg-2' },
} as const;

/** A new result: the option, its decision and its payment. */
export function SettledFace({ option }: { readonly option: OptionRow }) {
  const t = useMessages();
  const format = useFormat();
  const termText = useTermText();
  const { result = 'void', direction, code: asset, seconds, strikePrice, meanPrice } = option;
  const decimals = usePriceDecimals(option.pairId);
  const { icon, look } = signs[result];
  const stake = format.amount(option.stake);
  return (
    <CardFace
      start={<span className={cx('grid size-11 place-items-center rounded-full [&>svg]:size-5', look)}>{icon}</span>}
      title={
        <>
          <DirectionTag direction={direction} />
          <span className="truncate">{t('options.stakeAndTime', { stake, asset, term: termText(seconds) })}</span>
        </>
      }
      text={
        <>
          <span className="font-medium text-fg">{t(`options.results.${result}`)}</span>
          {strikePrice !== undefined && meanPrice !== undefined && (
            <>
              {' · '}
              <AmountText value={strikePrice} decimals={decimalsIn(strikePrice, decimals)} />
              {' → '}
              <AmountText value={meanPrice} decimals={Math.min(decimalsIn(meanPrice, decimals), decimals + 2)} />
            </>
          )}
        </>
      }
      figure={<AmountText value={option.profit} decimals={2} isChange />}
      note={<span className="text-accent">{t('options.seeWhy')}</span>}
    />
  );
}
