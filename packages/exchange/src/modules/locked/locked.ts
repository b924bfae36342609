import { type ByteReader, type ByteWriter, listOf, present } from '@candor/kernel';
import { type Atoms, atoms, minus, plus, zero } from '@candor/money';
import { Pieces } from '../../pieces.ts';
import type { AccountId, AssetId, LockedDepositId, LockedProductId, TermsId } from '../../vocabulary.ts';
import { depositCodec, type LiveDeposit, nextDividendAtMs } from './deposit.ts';
import { DividendTimes } from './dividend-times.ts';
import { lockedYieldOf } from './rules.ts';
import { lockedTerms } from './spec.ts';
import { lockedTermsHash } from './terms-hash.ts';
import type { LockedTerms } from './views.ts';

export interface TermsVersion {
  readonly termsId: TermsId;
  readonly hash: Uint8Array;
  readonly terms: LockedTerms;
}

/** Live deposits of locked mining, and the terms on which they are taken. */
export class Locked {
  nextDepositId = 1;
  /** The number of ended deposits: every deposit that was made is either live or one of these. */
  endedCount = 0;
  /** Version n is at n − 1. */
  readonly versions: TermsVersion[] = [];
  readonly currentTerms = new Map<LockedProductId, TermsVersion>();
  /** In the order of their numbers. */
  readonly live = new Map<LockedDepositId, LiveDeposit>();
  readonly dividendTimes = new DividendTimes();
  /** The pace at which dividends are paid. */
  readonly pieces = new Pieces();
  /** The rest follows from the live deposits. */
  readonly #byAccount = new Map<AccountId, Map<LockedDepositId, LiveDeposit>>();
  readonly #byProduct = new Map<LockedProductId, Atoms>();
  readonly #reserved = new Map<AssetId, Atoms>();

  /** The version that terms would be. */
  nextVersion(terms: LockedTerms): TermsVersion {
    return { termsId: (this.versions.length + 1) as TermsId, hash: lockedTermsHash(terms), terms };
  }

  addTerms(terms: LockedTerms): TermsVersion {
    const version = this.nextVersion(terms);
    this.versions.push(version);
    this.currentTerms.set(terms.productId, version);
    return version;
  }

  /** Of one account, in the order they were made. */
  liveOf(accountId: AccountId): Iterable<LiveDeposit> {
    return this.#byAccount.get(accountId)?.values() ?? [];
  }

  countOf(accountId: AccountId): number {
    return this.#byAccount.get(accountId)?.size ?? 0;
  }

  /** A live deposit of an account. */
  depositOf(accountId: AccountId, depositId: LockedDepositId): LiveDeposit | undefined {
    return this.#byAccount.get(accountId)?.get(depositId);
  }

  /** The principal that is locked in a product: of all accounts, or of one. */
  lockedIn(productId: LockedProductId, accountId?: AccountId): Atoms {
    if (accountId === undefined) return this.#byProduct.get(productId) ?? zero;
    let locked: bigint = zero;
    for (const deposit of this.liveOf(accountId)) if (deposit.productId === productId) locked += deposit.principal;
    return atoms(locked);
  }

  /** The yield that is reserved in an asset: dividends of live deposits that are not paid yet. */
  reservedIn(assetId: AssetId): Atoms {
    return this.#reserved.get(assetId) ?? zero;
  }

  takeDepositId(): LockedDepositId {
    return this.nextDepositId++ as LockedDepositId;
  }

  keep(deposit: LiveDeposit): void {
    const { depositId, accountId, productId, assetId, principal } = deposit;
    this.live.set(depositId, deposit);
    const own = this.#byAccount.get(accountId);
    if (own === undefined) this.#byAccount.set(accountId, new Map([[depositId, deposit]]));
    else own.set(depositId, deposit);
    this.#byProduct.set(productId, plus(this.lockedIn(productId), principal));
    this.#reserved.set(assetId, plus(this.reservedIn(assetId), unpaidOf(deposit)));
    this.dividendTimes.add(nextDividendAtMs(deposit), depositId);
  }

  /** Counts a day as paid. The last day is for `forget`. */
  advance(deposit: LiveDeposit): void {
    this.dividendTimes.remove(nextDividendAtMs(deposit), deposit.depositId);
    this.#reserved.set(deposit.assetId, minus(this.reservedIn(deposit.assetId), deposit.dividend));
    deposit.daysPaid += 1;
    this.dividendTimes.add(nextDividendAtMs(deposit), deposit.depositId);
  }

  /** Removes a deposit that has ended, whatever of its yield was not paid. */
  forget(deposit: LiveDeposit): void {
    const { depositId, accountId, productId, assetId, principal } = deposit;
    this.dividendTimes.remove(nextDividendAtMs(deposit), depositId);
    this.live.delete(depositId);
    this.endedCount += 1;
    const own = present(this.#byAccount.get(accountId), 'a live deposit is one of its account');
    own.delete(depositId);
    if (own.size === 0) this.#byAccount.delete(accountId);
    this.#byProduct.set(productId, minus(this.lockedIn(productId), principal));
    this.#reserved.set(assetId, minus(this.reservedIn(assetId), unpaidOf(deposit)));
  }

  write(writer: ByteWriter): void {
    writer.uint(this.nextDepositId);
    writer.uint(this.endedCount);
    listOf(lockedTerms).write(
      writer,
      this.versions.map(({ terms }) => terms),
    );
    listOf(depositCodec).write(writer, [...this.live.values()]);
    this.pieces.write(writer);
  }

  read(reader: ByteReader): void {
    this.nextDepositId = reader.uint();
    this.endedCount = reader.uint();
    for (const terms of listOf(lockedTerms).read(reader)) this.addTerms(terms);
    for (const deposit of listOf(depositCodec).read(reader)) this.keep(deposit);
    this.pieces.read(reader);
  }
}

/** The dividends of a deposit that are not paid yet: what is reserved for it. */
export function unpaidOf({ dividend, days, daysPaid }: LiveDeposit): Atoms {
  return lockedYieldOf(dividend, days - daysPaid);
}
