import { percentOfPpm } from '@candor/money';
import type { LoanProductRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { amountOf, type BorrowForm, interestOf } from './borrow-form.ts';
import { interestFigures, type LoanFigures } from './loan-figures.ts';

interface BorrowFactsProps {
  readonly product: LoanProductRow;
  readonly form: BorrowForm;
  readonly figures: LoanFigures | undefined;
}

/** Interest by the hour, the day and the term; and the part of the collateral that counts. */
export function BorrowFacts({ product, form, figures }: BorrowFactsProps) {
  const t = useMessages();
  const format = useFormat();
  const { code, scale, announced } = product;
  const interest = interestOf(product, form.days);
  const amount = amountOf(product, form);
  const { hourly, daily, total } = interestFigures(amount, interest, scale, form.days);
  // Interest on no amount is not known yet, and no zero.
  const shown = (figure: string | undefined) => (amount === 0n ? undefined : figure);
  return (
    <Facts>
      <Fact label={t('loans.facts.yearly')}>{format.percent(percentOfPpm(interest))}</Fact>
      <Fact label={t('loans.facts.hourly')}>
        <AmountText value={shown(hourly)} unit={code} />
      </Fact>
      <Fact label={t('loans.facts.daily')}>
        <span className="text-fg-3">{format.percent(percentOfPpm(Math.ceil(interest / 365)))} ·</span>{' '}
        <AmountText value={shown(daily)} unit={code} />
      </Fact>
      {total !== undefined && (
        <Fact label={t('loans.facts.total', { count: form.days ?? 0 })}>
          <AmountText value={shown(total)} unit={code} />
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
      <Fact label={t('loans.facts.available')}>
        <AmountText value={product.available} unit={code} decimals={2} />
      </Fact>
    </Facts>
  );
}
