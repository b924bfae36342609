import type { AccountId, Product } from '../../vocabulary.ts';

/** The rule of a product: for the users of a country, or for everybody else. */
export interface ProductRuleView {
  readonly product: Product;
  readonly country?: string;
  readonly isOn: boolean;
}

export interface ProductQueries {
  /** Products that an account may begin new business in; without an account: those open to unverified users. */
  productsFor(accountId?: AccountId): readonly Product[];
  /** The rules that were set, by product and country. A product without a rule is on. */
  productRules(): readonly ProductRuleView[];
}
