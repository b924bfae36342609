import { cx } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import type { ConvertAsset } from './convert-form.ts';
import { type FullQuote, timeLeft } from './quote-stage.ts';
import { RateText } from './RateText.tsx';

interface QuoteFiguresProps {
  readonly quote: FullQuote;
  readonly assets: readonly ConvertAsset[];
  readonly nowMs: number;
  /** No longer on offer: the received amount is grey. */
  readonly isOver: boolean;
}

/** Every figure of a quote. */
export function QuoteFigures({ quote, assets, nowMs, isOver }: QuoteFiguresProps) {
  const t = useMessages();
  const format = useFormat();
  const codeOf = (id: number) => assets.find(({ assetId }) => assetId === id)?.code ?? '';
  const [from, to] = [codeOf(quote.fromAssetId), codeOf(quote.toAssetId)];
  const { seconds, share } = timeLeft(quote.expiresAtMs, nowMs);
  return (
    <div>
      <div className="flex items-center gap-3 pb-3">
        <div className="min-w-0 flex-1">
          <p className="text-12 text-fg-3">{t('funds.youReceive')}</p>
          <p className={cx('text-28 font-semibold [overflow-wrap:anywhere]', isOver && 'text-fg-3')}>
            <AmountText value={quote.toAmount} unit={to} />
          </p>
        </div>
        <CountdownRing seconds={seconds} share={share} label={t('funds.quoteValid', { seconds })} />
      </div>
      <Facts>
        <Fact label={t('funds.youGive')}>
          <AmountText value={quote.fromAmount} unit={from} />
        </Fact>
        <Fact label={t('funds.appliedRate')}>
          <RateText from={from} to={to} rate={quote.rate} />
        </Fact>
        <Fact label={t('funds.midRate')}>
          <RateText from={from} to={to} rate={quote.midRate} />
        </Fact>
        <Fact label={t('funds.spread')}>{format.percent(quote.spreadPercent)}</Fact>
        <Fact label={t('funds.convertFee', { percent: format.amount(quote.feePercent) })}>
          <AmountText value={quote.fee} unit={to} />
        </Fact>
      </Facts>
    </div>
  );
}
