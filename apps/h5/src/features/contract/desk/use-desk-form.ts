import type { Dispatch, SetStateAction } from 'react';
import { type FormDraftState, useFormPerMarket } from '#features/desk/use-form-per-market.ts';
import { type ContractForm, contractFormActions, initialContractForm } from '../form/contract-form.ts';
import type { ContractPair } from '../use-contract-market.ts';

/** The form of one market's desk: a new desk starts with the mode and multiple of the last one and its own price. */
export function useDeskForm(
  draft: FormDraftState<ContractForm>,
  { row, rules, quotation }: ContractPair,
): readonly [ContractForm, Dispatch<SetStateAction<ContractForm>>] {
  return useFormPerMarket(draft, row.pairId, (left = initialContractForm) => {
    const start = contractFormActions.forMarket(left, rules.tiers[0]?.multipleMax ?? 1);
    return contractFormActions.suggestPrice(start, row.indexPrice ?? quotation.last, row.terms.tick);
  });
}
