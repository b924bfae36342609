import type { ContractTerms, Exchange, TermsId } from '@candor/exchange';
import { present } from '@candor/kernel';

/** Terms of contracts by their numbers. A version never changes, so it is read once. */
export class TermsBook {
  readonly #exchange: Exchange;
  #known: ReadonlyMap<TermsId, ContractTerms> = new Map();

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /** Of all the versions that are named, by number; the core has named each of them before. */
  async of(termsIds: Iterable<TermsId>): Promise<ReadonlyMap<TermsId, ContractTerms>> {
    const wanted = [...new Set(termsIds)];
    if (wanted.some((termsId) => !this.#known.has(termsId))) {
      const versions = await this.#exchange.query('contractTerms');
      this.#known = new Map(versions.map(({ termsId, terms }) => [termsId, terms]));
    }
    return new Map(
      wanted.map((termsId) => [termsId, present(this.#known.get(termsId), 'a ticket keeps terms that were in force')]),
    );
  }
}
