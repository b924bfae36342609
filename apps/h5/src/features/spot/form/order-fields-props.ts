import type { PairTerms } from '../pair-terms.ts';
import type { OrderForm } from './order-form.ts';

/** A form, the pair it is of, and the way to change it. */
export interface OrderFieldsProps {
  readonly form: OrderForm;
  readonly onChange: (form: OrderForm) => void;
  readonly terms: PairTerms;
}
