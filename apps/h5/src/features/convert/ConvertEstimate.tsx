import { Tag } from '@candor/kit/view';
import { ArrowLeftRight, Info } from 'lucide-react';
import { useState } from 'react';
import { useFiatSource } from '#hooks/use-fiat-source.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import type { ConvertFacts, ConvertSummary } from './convert-form.ts';
import { RateText } from './RateText.tsx';
import { inverseOf, isBelowOne } from './rate-decimals.ts';

interface ConvertEstimateProps {
  readonly summary: ConvertSummary;
  readonly terms: ConvertFacts['terms'];
}

/** The live rate and its result; plainly an estimate until the server quotes. */
export function ConvertEstimate({ summary: { from, to, estimate, rate }, terms }: ConvertEstimateProps) {
  const t = useMessages();
  const format = useFormat();
  const sourceOf = useFiatSource();
  const site = useSite();
  const [isTurned, setIsTurned] = useState(false);
  if (from === undefined || to === undefined) return null;
  const codes = [from, to].filter(({ accountType }) => accountType === 'fiat').map(({ code }) => code);
  const fiats = (site?.fiats ?? []).filter(({ code }) => codes.includes(code));
  const isInverse = isBelowOne(rate) !== isTurned;
  return (
    <section aria-label={t('funds.estimate')} className="mt-5">
      <div className="flex items-center justify-between gap-3">
        <button
          type="button"
          title={t('funds.invertRate')}
          onClick={() => setIsTurned(!isTurned)}
          className="press tap flex min-w-0 items-center gap-1.5 rounded-chip text-14 font-medium"
        >
          {isInverse ? (
            <RateText from={to.code} to={from.code} rate={inverseOf(rate)} isEstimate />
          ) : (
            <RateText from={from.code} to={to.code} rate={rate} isEstimate />
          )}
          <ArrowLeftRight aria-hidden className="size-3.5 shrink-0 text-fg-3" />
        </button>
        <Tag look="accent">{t('funds.estimate')}</Tag>
      </div>
      {terms !== undefined && (
        <div className="mt-2">
          <Facts>
            <Fact label={t('funds.spreadNow')}>{format.percent(terms.spreadPercent)}</Fact>
            <Fact label={t('funds.convertFee', { percent: format.amount(terms.feePercent) })}>
              <AmountText value={estimate?.fee} unit={estimate && to.code} />
            </Fact>
            {fiats.map((fiat) => (
              <Fact key={fiat.code} label={t('funds.fiatRateOf', { code: fiat.code })}>
                {sourceOf(fiat)}
              </Fact>
            ))}
            <Fact label={t('funds.convertMaximum')}>
              <AmountText value={terms.maxValue} unit="USDT" />
            </Fact>
            <Fact label={t('funds.convertDayLeft')}>
              <AmountText value={terms.dayLeft} unit="USDT" />
            </Fact>
          </Facts>
        </div>
      )}
      <p className="mt-3 flex gap-2 text-12 text-fg-3">
        <Info aria-hidden className="size-4 shrink-0" />
        {t('funds.estimateText')}
      </p>
    </section>
  );
}
