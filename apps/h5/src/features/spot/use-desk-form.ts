import type { QuotationRow } from '@candor/api';
import { type Dispatch, type SetStateAction, useCallback } from 'react';
import { type FormDraftState, useFormPerMarket } from '#features/desk/use-form-per-market.ts';
import { initialOrderForm, type OrderForm, orderFormActions } from './form/order-form.ts';
import type { PairTerms } from './pair-terms.ts';

/**
 * The form of one pair's desk: a new desk starts with the kind of order chosen on the last one and its own price. The
 * side is the address's where it names one, because the chart and the market open this page with a side.
 */
export function useDeskForm(
  draft: FormDraftState<OrderForm>,
  { row, terms }: { readonly row: QuotationRow; readonly terms: PairTerms },
  side: string | undefined,
): readonly [OrderForm, Dispatch<SetStateAction<OrderForm>>] {
  const begin = (left = initialOrderForm) => {
    const start = { ...orderFormActions.forPair(left), slippage: terms.slippageText };
    return orderFormActions.suggestPrice(start, row.last, terms.tickText);
  };
  const withSide = useCallback(
    (form: OrderForm) => (side === 'buy' || side === 'sell' ? orderFormActions.setSide(form, side) : form),
    [side],
  );
  return useFormPerMarket(draft, terms.pairId, begin, withSide);
}
