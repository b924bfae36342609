import type { QuotationRow } from '@candor/api';
import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { initialOrderForm, type OrderForm, orderFormActions } from './form/order-form.ts';
import type { PairTerms } from './pair-terms.ts';

/** The form as it was last left, and on which pair. It lives above the desks, because each pair has a desk of its own. */
export interface FormDraft {
  readonly pairId: number;
  readonly form: OrderForm;
}

export interface LeftFormState {
  readonly left: FormDraft | undefined;
  readonly setLeft: Dispatch<SetStateAction<FormDraft | undefined>>;
}

/**
 * The form of one pair's desk: a new desk starts with the kind of order chosen on the last one and its own price. The
 * side is the address's where it names one, because the chart and the market open this page with a side.
 */
export function useDeskForm(
  { left, setLeft }: LeftFormState,
  pair: { readonly row: QuotationRow; readonly terms: PairTerms },
  side: string | undefined,
): readonly [OrderForm, Dispatch<SetStateAction<OrderForm>>] {
  const { pairId } = pair.terms;
  const [fresh] = useState(() => {
    const start = orderFormActions.forPair(left?.form ?? initialOrderForm);
    const withSlippage = { ...start, slippage: pair.terms.slippageText };
    return orderFormActions.suggestPrice(withSlippage, pair.row.last, pair.terms.tickText);
  });
  const formIn = useCallback(
    (kept: FormDraft | undefined) => {
      const form = kept?.pairId === pairId ? kept.form : fresh;
      return side === 'buy' || side === 'sell' ? orderFormActions.setSide(form, side) : form;
    },
    [fresh, pairId, side],
  );
  const setForm: Dispatch<SetStateAction<OrderForm>> = useCallback(
    (next) => setLeft((kept) => ({ pairId, form: typeof next === 'function' ? next(formIn(kept)) : next })),
    [setLeft, formIn, pairId],
  );
  return [formIn(left), setForm];
}
