import type { QuotationRow } from '@candor/api';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef } from 'react';
import type { Params } from '#client/navigation.ts';
import { type FormDraftState, useFormPerMarket } from '#features/desk/use-form-per-market.ts';
import { initialOrderForm, type OrderForm, orderFormActions } from './form/order-form.ts';
import type { PairTerms } from './pair-terms.ts';

/**
 * The form of one pair's desk: a new desk starts with the kind of order chosen on the last one and its own price. The
 * side is the address's where it names one, because the chart and the market open this page with a side; the kind is, once,
 * where the way to a first purchase names the market.
 */
export function useDeskForm(
  draft: FormDraftState<OrderForm>,
  { row, terms }: { readonly row: QuotationRow; readonly terms: PairTerms },
  params: Params,
): readonly [OrderForm, Dispatch<SetStateAction<OrderForm>>] {
  const { side, kind } = params;
  const begin = (left = initialOrderForm) => {
    const start = { ...orderFormActions.forPair(left), slippage: terms.slippageText };
    return orderFormActions.suggestPrice(start, row.last, terms.tickText);
  };
  const withSide = useCallback(
    (form: OrderForm) => (side === 'buy' || side === 'sell' ? orderFormActions.setSide(form, side) : form),
    [side],
  );
  const [form, setForm] = useFormPerMarket(draft, terms.pairId, begin, withSide);
  const followed = useRef<Params>(undefined);
  useEffect(() => {
    // A tab that is shown again runs its effects again, and by then the user may have chosen another kind.
    if (kind !== 'market' || followed.current === params) return;
    followed.current = params;
    setForm((before) => orderFormActions.setUnit(orderFormActions.setKind(before, 'market'), 'quote'));
  }, [kind, params, setForm]);
  return [form, setForm];
}
