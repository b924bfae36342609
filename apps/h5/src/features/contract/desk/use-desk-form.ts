import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { type ContractForm, contractFormActions, initialContractForm } from '../form/contract-form.ts';
import type { ContractPair } from '../use-contract-market.ts';

/** The form as it was last left, and on which market. It lives above the desks, because each market has its own. */
export interface FormDraft {
  readonly pairId: number;
  readonly form: ContractForm;
}

export interface LeftFormState {
  readonly left: FormDraft | undefined;
  readonly setLeft: Dispatch<SetStateAction<FormDraft | undefined>>;
}

/** The form of one market's desk: a new desk starts with the mode and multiple of the last one and its own price. */
export function useDeskForm(
  { left, setLeft }: LeftFormState,
  { row, rules, quotation }: ContractPair,
): readonly [ContractForm, Dispatch<SetStateAction<ContractForm>>] {
  const { pairId } = row;
  const [fresh] = useState(() => {
    const start = contractFormActions.forMarket(left?.form ?? initialContractForm, rules.tiers[0]?.multipleMax ?? 1);
    return contractFormActions.suggestPrice(start, row.indexPrice ?? quotation.last, row.terms.tick);
  });
  const setForm: Dispatch<SetStateAction<ContractForm>> = useCallback(
    (next) =>
      setLeft((kept) => {
        const form = kept?.pairId === pairId ? kept.form : fresh;
        return { pairId, form: typeof next === 'function' ? next(form) : next };
      }),
    [setLeft, fresh, pairId],
  );
  return [left?.pairId === pairId ? left.form : fresh, setForm];
}
