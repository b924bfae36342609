import { bool, type ByteReader, type ByteWriter, listOf, struct, text } from '@candor/kernel';
import { type AccountId, accountId, type Availability, type Product, product, products } from '../../vocabulary.ts';
import type { ProductRuleView } from './views.ts';

/** A rule for everybody has the empty country. */
const everybody = '';

const stored = {
  rules: listOf(struct({ product, country: text, isOn: bool })),
  residences: listOf(struct({ accountId, country: text })),
};

/** The products available, and to whom. A product without a rule is on. */
export class Products {
  readonly #rules = new Map<Product, Map<string, boolean>>();
  readonly #residences = new Map<AccountId, string>();

  get isEmpty(): boolean {
    return this.#rules.size === 0 && this.#residences.size === 0;
  }

  /**
   * True when an account may begin new business in a product. Its existing business is its own, and can always be
   * ended.
   */
  allows(accountId: AccountId | undefined, product: Product): boolean {
    const rules = this.#rules.get(product);
    if (rules === undefined) return true;
    const country = accountId === undefined ? undefined : this.#residences.get(accountId);
    return (country === undefined ? undefined : rules.get(country)) ?? rules.get(everybody) ?? true;
  }

  /** The rule of a product, for everybody or for a country. */
  saidOf(product: Product, country: string | undefined): Availability {
    const isOn = this.#rules.get(product)?.get(country ?? everybody);
    return isOn === undefined ? 'inherited' : isOn ? 'on' : 'off';
  }

  /** `undefined`: as it is for everybody, and for everybody: on. */
  set(product: Product, country: string | undefined, isOn: boolean | undefined): void {
    const rules = this.#rules.get(product) ?? new Map<string, boolean>();
    if (isOn === undefined) rules.delete(country ?? everybody);
    else rules.set(country ?? everybody, isOn);
    if (rules.size === 0) this.#rules.delete(product);
    else this.#rules.set(product, rules);
  }

  settle(accountId: AccountId, country: string | undefined): void {
    if (country === undefined) this.#residences.delete(accountId);
    else this.#residences.set(accountId, country);
  }

  rules(): ProductRuleView[] {
    return this.#sorted().map(({ product, country, isOn }) =>
      country === everybody ? { product, isOn } : { product, country, isOn },
    );
  }

  write(writer: ByteWriter): void {
    stored.rules.write(writer, this.#sorted());
    const residences = [...this.#residences].map(([accountId, country]) => ({ accountId, country }));
    stored.residences.write(
      writer,
      residences.sort((a, b) => a.accountId - b.accountId),
    );
  }

  read(reader: ByteReader): void {
    for (const { product, country, isOn } of stored.rules.read(reader)) {
      this.set(product, country === everybody ? undefined : country, isOn);
    }
    for (const { accountId, country } of stored.residences.read(reader)) this.settle(accountId, country);
  }

  /** By product, then by country, the rule for everybody first: the order that the state is written in. */
  #sorted(): { readonly product: Product; readonly country: string; readonly isOn: boolean }[] {
    return products.flatMap((product) =>
      [...(this.#rules.get(product) ?? [])]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([country, isOn]) => ({ product, country, isOn })),
    );
  }
}
