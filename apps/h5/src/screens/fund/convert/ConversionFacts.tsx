import type { ConversionRow } from '@candor/contract';
import { useSetting } from '../../../hooks/use-settings.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatAmount } from '../../../lib/format.ts';
import { AmountText } from '../../../ui/AmountText.tsx';
import { Fact, Facts } from '../../../ui/Fact.tsx';
import { TimeText } from '../../../ui/TimeText.tsx';
import { rateDecimals } from './rate-decimals.ts';

/** The figures of a conversion that was done. */
export function ConversionFacts({ conversion }: { readonly conversion: ConversionRow }) {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const { conversionId, fromCode, toCode, fromAmount, fee, rate, midRate, atMs } = conversion;
  const line = (value: string) =>
    t('funds.rateLine', {
      from: fromCode,
      to: toCode,
      rate: formatAmount(value, { format, decimals: rateDecimals(value) }),
    });
  return (
    <Facts>
      <Fact label={t('funds.youGive')}>
        <AmountText value={fromAmount} unit={fromCode} isPrivate />
      </Fact>
      <Fact label={t('funds.appliedRate')}>{line(rate)}</Fact>
      <Fact label={t('funds.midRate')}>{line(midRate)}</Fact>
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
