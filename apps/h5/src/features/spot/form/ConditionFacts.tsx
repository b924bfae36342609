import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import type { PairTerms } from '../pair-terms.ts';
import { mayHave, type OrderForm } from './order-form.ts';

interface ConditionsProps {
  readonly form: OrderForm;
  readonly terms: PairTerms;
}

/** The lines of the confirm sheet about the conditions that the order has. */
export function ConditionFacts({ form, terms }: ConditionsProps) {
  const t = useMessages();
  return (
    <>
      {form.kind === 'trailing_stop' && (
        <Fact label={t('conditions.trails')}>
          {form.trailUnit === 'percent' ? (
            `${form.trailPercent}%`
          ) : (
            <AmountText value={form.trailDistance} decimals={terms.priceDecimals} unit={terms.quoteCode} />
          )}
        </Fact>
      )}
      {form.kind === 'trailing_stop' && form.activationPrice !== '' && (
        <Fact label={t('conditions.activation')}>
          <AmountText value={form.activationPrice} decimals={terms.priceDecimals} unit={terms.quoteCode} />
        </Fact>
      )}
      {mayHave.visibleAmount(form) && form.visibleAmount !== '' && (
        <Fact label={t('conditions.visibleAmount')}>
          <AmountText value={form.visibleAmount} unit={terms.baseCode} />
        </Fact>
      )}
      {mayHave.goodTill(form) && form.goodTillMs !== undefined && (
        <Fact label={t('conditions.goodTill')}>
          <TimeText atMs={form.goodTillMs} look="moment" />
        </Fact>
      )}
      {mayHave.selfTrade(form) && form.selfTrade !== 'expire_taker' && (
        <Fact label={t('conditions.selfTrade')}>{t(`conditions.selfTradeModes.${form.selfTrade}`)}</Fact>
      )}
      {mayHave.isWhole(form) && form.isWhole && (
        <Fact label={t('trade.timeInForce')}>{t('conditions.allOrNothing')}</Fact>
      )}
    </>
  );
}

/** The way of a stop that trails, in a sentence or two. */
export function TrailText({ form, terms }: ConditionsProps) {
  const t = useMessages();
  const format = useFormat();
  const distance =
    form.trailUnit === 'percent'
      ? `${format.amount(form.trailPercent)}%`
      : `${format.amount(form.trailDistance, terms.priceDecimals)} ${terms.quoteCode}`;
  return (
    <p className="pt-2 text-13 text-fg-2">
      {form.activationPrice !== '' &&
        `${t('conditions.trailsFrom', { price: format.amount(form.activationPrice, terms.priceDecimals) })} `}
      {form.side === 'buy' ? t('conditions.trailsBuy', { distance }) : t('conditions.trailsSell', { distance })}
    </p>
  );
}
