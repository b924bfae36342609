import type { QuotationRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { useOwnFees } from '#features/fees/use-own-fees.ts';
import { isStock } from '#features/market/pair-lists.ts';

/** Coins with a text of their own; the others have one for all. */
const described = ['BTC', 'ETH', 'SOL', 'BNB', 'XRP', 'DOGE'] as const;
type Described = (typeof described)[number];

/** The description of the asset, and the terms it is traded on. */
export function AboutTab({ pair }: { readonly pair: QuotationRow }) {
  const t = useMessages();
  const { percent } = useFormat();
  const fees = useOwnFees(pair);
  const code = described.find((other): other is Described => other === pair.baseCode);
  return (
    <div className="px-4 pt-3 pb-5">
      <div className="flex items-center gap-3">
        <CoinMark code={pair.baseCode} size={36} isStock={isStock(pair)} />
        <div className="min-w-0">
          <h2 className="truncate text-15 font-semibold">{pair.baseName}</h2>
          <p className="text-12 text-fg-3">{pair.symbol}</p>
        </div>
      </div>
      <p className="py-3 text-14 text-fg-2">
        {isStock(pair)
          ? t('chart.about.stockNote', { name: pair.baseName })
          : code !== undefined
            ? t(`chart.about.coinText.${code}`)
            : t('chart.about.coinText.other', { name: pair.baseName, code: pair.baseCode, quote: pair.quoteCode })}
      </p>
      <Facts>
        <Fact label={t('chart.about.class')}>{t(`words.assetClasses.${pair.assetClass}`)}</Fact>
        <Fact label={t('chart.about.status')}>{t(`words.pairStatuses.${pair.status}`)}</Fact>
        <Fact label={t('chart.about.tick')}>
          <AmountText value={pair.tick} unit={pair.quoteCode} />
        </Fact>
        {pair.hasBook && (
          <>
            <Fact label={t('chart.about.lot')}>
              <AmountText value={pair.lot} unit={pair.baseCode} />
            </Fact>
            <Fact label={t('chart.about.minNotional')}>
              <AmountText value={pair.minNotional} unit={pair.quoteCode} />
            </Fact>
            <Fact label={t('chart.about.maxAmount')}>
              <AmountText value={pair.maxAmount} unit={pair.baseCode} />
            </Fact>
            <Fact label={t('chart.about.makerFee')}>{percent(fees.makerFee)}</Fact>
            <Fact label={t('chart.about.takerFee')}>{percent(fees.takerFee)}</Fact>
            <Fact label={t('chart.about.band')}>± {percent(pair.band)}</Fact>
          </>
        )}
      </Facts>
      {pair.hasBook && <p className="pt-2 text-12 text-fg-3">{t('chart.about.feeNote')}</p>}
    </div>
  );
}
