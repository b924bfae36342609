import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { PairTerms } from '../pair-terms.ts';
import { hasStopPrice, isMarketKind, type OrderForm, waitsForRise } from './order-form.ts';

/** The outcome of an order, and of its unfilled part, in one or two sentences. */
export function useFateText(terms: PairTerms): (form: OrderForm, slippagePrice: string | undefined) => string {
  const t = useMessages();
  const format = useFormat();
  const shown = (text: string | undefined) => format.amount(text, terms.priceDecimals);
  return (form, slippagePrice) => {
    if (form.kind === 'market') return t('trade.fates.market', { price: shown(slippagePrice) });
    const then = isMarketKind(form.kind)
      ? t('trade.fates.trigger', { percent: format.amount(form.slippage) })
      : t(`trade.fates.${form.lifetime}`);
    if (!hasStopPrice(form.kind)) return then;
    const trigger = { price: shown(form.stopPrice) };
    const waits = waitsForRise(form) ? t('trade.fates.waitsForRise', trigger) : t('trade.fates.waitsForFall', trigger);
    return `${waits} ${form.kind === 'oco' ? t('trade.fates.oco') : then}`;
  };
}
