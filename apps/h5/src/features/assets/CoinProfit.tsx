import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText, changeColour } from '#ui/AmountText.tsx';
import { Figure } from '#ui/Figure.tsx';
import { averageCostText, type Holding, profitPercentText, valueText } from './holdings.ts';

interface CoinProfitProps {
  readonly holding: Holding;
  /** Of its prices. */
  readonly priceDecimals: number;
}

/** The average cost of a holding and the profit on it, in USDT; where nobody knows the cost, the change of 24 hours. */
export function CoinProfit({ holding, priceDecimals }: CoinProfitProps) {
  const t = useMessages();
  const format = useOwnFormat();
  const { own, asset, total, change } = holding;
  if (own === undefined || total === 0n) {
    if (change === 0n) return null;
    return (
      <p className="mt-3 flex justify-between text-13 text-fg-3">
        {t('funds.priceChange')} <AmountText value={valueText(change)} decimals={2} unit="USDT" isChange isPrivate />
      </p>
    );
  }
  const percent = profitPercentText(own);
  return (
    <dl className="mt-4 grid grid-cols-3 gap-2">
      <Figure label={t('funds.averageCost')}>
        <AmountText
          value={averageCostText(own.cost, total, asset.scale, priceDecimals)}
          decimals={priceDecimals}
          unit="USDT"
          isPrivate
        />
      </Figure>
      <Figure label={t('funds.costWithFees')}>
        <AmountText value={valueText(own.cost)} decimals={2} unit="USDT" isPrivate />
      </Figure>
      <Figure label={t('funds.holdingProfit')} isLast>
        <AmountText value={valueText(own.profit)} decimals={2} isChange isPrivate />
        {percent !== undefined && !format.isHidden && (
          <span className={changeColour(percent)}> ({format.change(percent)})</span>
        )}
      </Figure>
    </dl>
  );
}
