import { atomsToText } from '@candor/money';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { type Holding, valueText } from './holdings.ts';
import { useCountedIn } from './total-unit.ts';

/** A coin: amount, worth, and the effect of its price on that in 24 hours. */
export function CoinRow({ holding, onPress }: { readonly holding: Holding; readonly onPress: () => void }) {
  const t = useMessages();
  const { isHidden } = useOwnFormat();
  const fiat = useCountedIn('fiat', undefined);
  const { asset, total, value, change, isPriced } = holding;
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex h-15 w-full items-center gap-3 text-left outline-offset-[-2px]"
    >
      <CoinMark code={asset.code} isStock={asset.assetClass === 'stock'} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 font-semibold">{asset.code}</span>
        <span className="block truncate text-12 text-fg-3">{asset.name}</span>
      </span>
      <span className="shrink-0 text-right">
        <AmountText
          value={atomsToText(total, asset.scale)}
          decimals={asset.scale}
          isPrivate
          className="block text-15 font-medium"
        />
        <span className="block text-12 text-fg-3">
          <FiatText usdt={isPriced ? valueText(value) : undefined} isPrivate />
          {isPriced && !isHidden && (
            <>
              {' '}
              <AmountText value={fiat.convert(valueText(change))} decimals={fiat.decimals} isChange={change !== 0n} />
              <span className="sr-only"> {t('funds.priceChange')}</span>
            </>
          )}
        </span>
      </span>
    </button>
  );
}
