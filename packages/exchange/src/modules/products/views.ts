import type { AccountId, Product } from '../../vocabulary.ts';

/** What holds for a product: for the users of a country, or for everybody else. */
export interface ProductRuleView {
  readonly product: Product;
  readonly country?: string;
  readonly isOn: boolean;
}

export interface ProductQueries {
  /** Products that an account may begin new business in; without one: what somebody who is not verified may. */
  productsFor(accountId?: AccountId): readonly Product[];
  /** What was switched, by product and country. What is not here is on. */
  productRules(): readonly ProductRuleView[];
}
