import type { LoanProductRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { percentOfPpm } from '#features/position-model/percent-text.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { amountOf, type BorrowForm, collateralOf, interestOf } from './borrow-form.ts';
import { interestFigures, type LoanFigures } from './loan-figures.ts';

interface BorrowFactsProps {
  readonly product: LoanProductRow;
  readonly form: BorrowForm;
  readonly figures: LoanFigures | undefined;
}

/** Interest by the hour, the day and the term; what counts of the collateral; and what a sale would cost. */
export function BorrowFacts({ product, form, figures }: BorrowFactsProps) {
  const t = useMessages();
  const format = useFormat();
  const { code, scale, announced } = product;
  const interest = interestOf(product, form.days);
  const { hourly, daily, total } = interestFigures(amountOf(product, form), interest, scale, form.days);
  const spread = collateralOf(product, form)[0]?.spread ?? product.collateral[0]?.spread ?? 0;
  return (
    <Facts>
      <Fact label={t('loans.facts.yearly')}>{format.percent(percentOfPpm(interest))}</Fact>
      <Fact label={t('loans.facts.hourly')}>
        <AmountText value={hourly} unit={code} />
      </Fact>
      <Fact label={t('loans.facts.daily')}>
        <AmountText value={daily} unit={code} />
      </Fact>
      {total !== undefined && (
        <Fact label={t('loans.facts.total', { count: form.days ?? 0 })}>
          <AmountText value={total} unit={code} />
        </Fact>
      )}
      {announced !== undefined && form.days === undefined && (
        <Fact label={t('loans.facts.announced')}>
          {format.percent(percentOfPpm(announced.interest))} · <TimeText atMs={announced.fromMs} look="moment" />
        </Fact>
      )}
      <Fact label={t('loans.facts.counted')}>
        <AmountText value={figures?.counted} unit="USDT" decimals={2} />
      </Fact>
      <Fact label={t('loans.facts.spread')}>{format.percent(percentOfPpm(spread))}</Fact>
      <Fact label={t('loans.facts.available')}>
        <AmountText value={product.available} unit={code} decimals={2} />
      </Fact>
    </Facts>
  );
}
