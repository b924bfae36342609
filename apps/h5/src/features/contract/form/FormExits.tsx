import type { ContractPair } from '../use-contract-market.ts';
import { type ContractForm, contractFormActions } from './contract-form.ts';
import { ExitFields } from './ExitFields.tsx';

interface FormExitsProps {
  readonly form: ContractForm;
  readonly onChange: (form: ContractForm) => void;
  readonly pair: ContractPair;
}

/** The exits of the order, where it has some. */
export function FormExits({ form, onChange, pair }: FormExitsProps) {
  if (!form.hasExits || form.trails) return null;
  return (['takeProfit', 'stopLoss'] as const).map((exit) => (
    <ExitFields
      key={exit}
      exit={exit}
      texts={form}
      onChange={(field, text, isReadable) => onChange(contractFormActions.setField(form, field, text, isReadable))}
      tick={pair.row.terms.tick}
      priceDecimals={pair.rules.priceDecimals}
      quoteCode={pair.row.quoteCode}
    />
  ));
}
