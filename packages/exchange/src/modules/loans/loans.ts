import { type ByteReader, type ByteWriter, listOf, present, struct, uint } from '@candor/kernel';
import { type Atoms, minus, plus, zero } from '@candor/money';
import type { AccountId, AssetId, LoanId, LoanProductId, TermsId } from '../../vocabulary.ts';
import { collateralOf, type Loan, loanCodec } from './loan.ts';
import { type LoanInterestSpan, loanNoticeMs } from './rules.ts';
import { loanTerms } from './spec.ts';
import { loanTermsHash } from './terms-hash.ts';
import type { LoanTerms } from './views.ts';
import { LoanWatch } from './watch.ts';

export interface LoanTermsVersion {
  readonly termsId: TermsId;
  readonly hash: Uint8Array;
  readonly terms: LoanTerms;
  /** The time from which on its flexible interest holds, for loans of all versions of the product. */
  readonly flexibleFromMs: number;
}

const versionRecord = struct({ terms: loanTerms, flexibleFromMs: uint });

/** Live loans, and the terms on which they are made. */
export class Loans {
  nextLoanId = 1;
  /** The number of ended loans: every loan that was made is either live or one of these. */
  endedCount = 0;
  /** Version n is at n − 1. */
  readonly versions: LoanTermsVersion[] = [];
  readonly currentTerms = new Map<LoanProductId, LoanTermsVersion>();
  /** In the order of their numbers. */
  readonly live = new Map<LoanId, Loan>();
  /** Not part of the state. */
  readonly watch = new LoanWatch();
  /** The rest follows from the live loans and the versions. */
  readonly #byAccount = new Map<AccountId, Map<LoanId, Loan>>();
  readonly #lent = new Map<LoanProductId, Atoms>();
  readonly #interest = new Map<LoanProductId, LoanInterestSpan[]>();

  /** The flexible interest of a product's first terms holds at once, a later one when its notice is over. */
  addTerms(terms: LoanTerms, nowMs: number): LoanTermsVersion {
    return this.#keepTerms(this.nextVersion(terms, nowMs));
  }

  /** The version that terms would be. */
  nextVersion(terms: LoanTerms, nowMs: number): LoanTermsVersion {
    const known = this.currentTerms.get(terms.productId);
    const isSame = known?.terms.flexibleInterest === terms.flexibleInterest;
    const flexibleFromMs = known === undefined ? nowMs : isSame ? known.flexibleFromMs : nowMs + loanNoticeMs;
    return this.#version(terms, flexibleFromMs);
  }

  /** The flexible interest of a product once a version is in force, in the order of its times. */
  interestWith({ terms, flexibleFromMs }: LoanTermsVersion): readonly LoanInterestSpan[] {
    const before = this.interestOf(terms.productId).filter(({ fromMs }) => fromMs !== flexibleFromMs);
    return [...before, { fromMs: flexibleFromMs, interest: terms.flexibleInterest }];
  }

  #version(terms: LoanTerms, flexibleFromMs: number): LoanTermsVersion {
    return { termsId: (this.versions.length + 1) as TermsId, hash: loanTermsHash(terms), terms, flexibleFromMs };
  }

  #keepTerms(version: LoanTermsVersion): LoanTermsVersion {
    const { productId } = version.terms;
    this.versions.push(version);
    this.currentTerms.set(productId, version);
    this.#interest.set(productId, [...this.interestWith(version)]);
    return version;
  }

  termsOf({ termsId }: Pick<Loan, 'termsId'>): LoanTerms {
    return present(this.versions[termsId - 1], 'a loan has a version of terms').terms;
  }

  /** The flexible interest of a product, in the order of its times. */
  interestOf(productId: LoanProductId): readonly LoanInterestSpan[] {
    return this.#interest.get(productId) ?? [];
  }

  /** Of one account, in the order they were made. */
  liveOf(accountId: AccountId): Iterable<Loan> {
    return this.#byAccount.get(accountId)?.values() ?? [];
  }

  countOf(accountId: AccountId): number {
    return this.#byAccount.get(accountId)?.size ?? 0;
  }

  loanOf(accountId: AccountId, loanId: LoanId): Loan | undefined {
    return this.#byAccount.get(accountId)?.get(loanId);
  }

  /** The principal that is owed in a product: by all accounts, or by one. */
  lentIn(productId: LoanProductId, accountId?: AccountId): Atoms {
    if (accountId === undefined) return this.#lent.get(productId) ?? zero;
    let lent = zero;
    for (const loan of this.liveOf(accountId)) if (loan.productId === productId) lent = plus(lent, loan.principal);
    return lent;
  }

  takeLoanId(): LoanId {
    return this.nextLoanId++ as LoanId;
  }

  keep(loan: Loan): void {
    const { loanId, accountId, productId, principal } = loan;
    this.live.set(loanId, loan);
    const own = this.#byAccount.get(accountId);
    if (own === undefined) this.#byAccount.set(accountId, new Map([[loanId, loan]]));
    else own.set(loanId, loan);
    this.#lent.set(productId, plus(this.lentIn(productId), principal));
    this.watch.suspect(loanId);
  }

  /** Takes principal that was paid, or is not owed any more, off a loan. */
  lower(loan: Loan, principal: Atoms): void {
    loan.principal = minus(loan.principal, principal);
    this.#lent.set(loan.productId, minus(this.lentIn(loan.productId), principal));
  }

  /** Changes an amount of collateral; none is kept at zero. */
  setCollateral(loan: Loan, assetId: AssetId, held: Atoms): void {
    const others = [...loan.collateral].filter(([one]) => one !== assetId);
    loan.collateral = collateralOf(held === 0n ? others : [...others, [assetId, held]]);
  }

  /** Removes a loan that has ended. */
  forget(loan: Loan): void {
    const { loanId, accountId } = loan;
    this.lower(loan, loan.principal);
    this.watch.forget(loanId);
    this.live.delete(loanId);
    this.endedCount += 1;
    const own = present(this.#byAccount.get(accountId), 'a live loan is one of its account');
    own.delete(loanId);
    if (own.size === 0) this.#byAccount.delete(accountId);
  }

  write(writer: ByteWriter): void {
    writer.uint(this.nextLoanId);
    writer.uint(this.endedCount);
    listOf(versionRecord).write(writer, this.versions);
    listOf(loanCodec).write(writer, [...this.live.values()]);
  }

  read(reader: ByteReader): void {
    this.nextLoanId = reader.uint();
    this.endedCount = reader.uint();
    for (const { terms, flexibleFromMs } of listOf(versionRecord).read(reader))
      this.#keepTerms(this.#version(terms, flexibleFromMs));
    for (const loan of listOf(loanCodec).read(reader)) this.keep(loan);
  }
}
