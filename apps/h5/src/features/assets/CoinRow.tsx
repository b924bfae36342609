import { atomsToText } from '@candor/money';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { averageCostText, type Holding, valueText } from './holdings.ts';
import { useCountedIn } from './total-unit.ts';

interface CoinRowProps {
  readonly holding: Holding;
  /** Of its prices. */
  readonly priceDecimals: number;
  readonly onPress: () => void;
}

/** A coin: amount, worth, average cost and profit; where nobody knows the cost, the effect of its price in 24 hours. */
export function CoinRow({ holding, priceDecimals, onPress }: CoinRowProps) {
  const t = useMessages();
  const own = useOwnFormat();
  const fiat = useCountedIn('fiat', undefined);
  const { asset, total, value, change, isPriced, own: cost } = holding;
  const gain = cost?.profit ?? change;
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex h-15 w-full items-center gap-3 text-left outline-offset-[-2px]"
    >
      <CoinMark code={asset.code} isStock={asset.assetClass === 'stock'} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 font-semibold">{asset.code}</span>
        <span className="block truncate text-12 text-fg-3">
          {asset.name}
          {cost !== undefined && !own.isHidden && (
            <span className="tabular-nums">
              {' · '}
              {t('funds.averageShort', {
                price: own.amount(averageCostText(cost.cost, total, asset.scale, priceDecimals), priceDecimals),
              })}
            </span>
          )}
        </span>
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
          {(cost !== undefined || change !== 0n) && !own.isHidden && (
            <>
              {' '}
              <AmountText value={fiat.convert(valueText(gain))} decimals={fiat.decimals} isChange />
              {cost === undefined && <span aria-hidden> {t('funds.dayShort')}</span>}
              <span className="sr-only"> {cost === undefined ? t('funds.priceChange') : t('funds.holdingProfit')}</span>
            </>
          )}
        </span>
      </span>
    </button>
  );
}
