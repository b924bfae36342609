import type { ConversionRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { RateText } from './RateText.tsx';

/** The figures of a conversion that was done. */
export function ConversionFacts({ conversion }: { readonly conversion: ConversionRow }) {
  const t = useMessages();
  const { conversionId, fromCode, toCode, fromAmount, fee, rate, midRate, atMs } = conversion;
  return (
    <Facts>
      <Fact label={t('funds.youGive')}>
        <AmountText value={fromAmount} unit={fromCode} isPrivate />
      </Fact>
      <Fact label={t('funds.appliedRate')}>
        <RateText from={fromCode} to={toCode} rate={rate} />
      </Fact>
      <Fact label={t('funds.midRate')}>
        <RateText from={fromCode} to={toCode} rate={midRate} />
      </Fact>
      <Fact label={t('common.fee')}>
        <AmountText value={fee} unit={toCode} isPrivate />
      </Fact>
      <Fact label={t('common.time')}>
        <TimeText atMs={atMs} look="date" /> <TimeText atMs={atMs} look="clock" />
      </Fact>
      <Fact label={t('funds.reference')}>{t('funds.conversionNumber', { number: String(conversionId) })}</Fact>
    </Facts>
  );
}
