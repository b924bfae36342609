import { type ByteReader, type ByteWriter, listOf, present } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { Listings } from '../../slices.ts';
import type { AccountId, AssetId, OptionId, PairId, TermsId } from '../../vocabulary.ts';
import { allowanceCodec, Buyer } from './buyer.ts';
import { optionTerms } from './spec.ts';
import { Expiries } from './expiries.ts';
import { OptionMarket } from './market.ts';
import { type LiveOption, optionCodec, type Strike } from './option.ts';
import { Samples, sampleList } from './samples.ts';
import { Settlements } from './settlements.ts';
import { optionTermsHash } from './terms-hash.ts';
import type { OptionTerms } from './views.ts';

export interface TermsVersion {
  readonly termsId: TermsId;
  readonly hash: Uint8Array;
  readonly terms: OptionTerms;
}

/** Live timed options, the terms they are sold on, and the limits that users set for themselves. */
export class Options {
  nextOptionId = 1;
  /** The number of settled options: every option that was bought is either live or one of these. */
  settledCount = 0;
  /** Version n is at n − 1. */
  readonly versions: TermsVersion[] = [];
  readonly currentTerms = new Map<PairId, TermsVersion>();
  readonly markets = new Map<PairId, OptionMarket>();
  /** In the order of their numbers. */
  readonly live = new Map<OptionId, LiveOption>();
  readonly expiries = new Expiries();
  readonly settlements = new Settlements();
  readonly buyers = new Map<AccountId, Buyer>();

  /** The market of a pair that has had terms. */
  market(pairId: PairId): OptionMarket {
    return present(this.markets.get(pairId), 'a pair with options has its market');
  }

  buyer(accountId: AccountId): Buyer {
    let buyer = this.buyers.get(accountId);
    if (buyer === undefined) {
      buyer = new Buyer(accountId);
      this.buyers.set(accountId, buyer);
    }
    return buyer;
  }

  /** Options are bought and paid in the unit of account. */
  assetId(core: Listings): AssetId {
    return present(core.catalog.unitOfAccount, 'options need a unit of account');
  }

  /** The version that terms would be. */
  nextVersion(terms: OptionTerms): TermsVersion {
    return { termsId: (this.versions.length + 1) as TermsId, hash: optionTermsHash(terms), terms };
  }

  addTerms(terms: OptionTerms): TermsVersion {
    const version = this.nextVersion(terms);
    this.versions.push(version);
    this.currentTerms.set(terms.pairId, version);
    if (!this.markets.has(terms.pairId)) this.markets.set(terms.pairId, new OptionMarket(terms.pairId));
    return version;
  }

  /** Of one account, in the order they were bought. */
  liveOf(accountId: AccountId): Iterable<LiveOption> {
    return this.buyers.get(accountId)?.live.values() ?? [];
  }

  takeOptionId(): OptionId {
    return this.nextOptionId++ as OptionId;
  }

  keep(option: LiveOption): void {
    this.live.set(option.optionId, option);
    const buyer = this.buyer(option.accountId);
    buyer.live.set(option.optionId, option);
    buyer.atStake = atoms(buyer.atStake + option.stake);
    const market = this.market(option.pairId);
    market.reserved = atoms(market.reserved + option.reward);
    if (option.strike === undefined) market.waiting.set(option.optionId, option);
    else this.expiries.add(option.strike.expiryGrid, option);
  }

  /** Sets the strike of an option; returns true if it is the first to expire at that instant. */
  strike(option: LiveOption, strike: Strike): boolean {
    option.strike = strike;
    this.market(option.pairId).waiting.delete(option.optionId);
    return this.expiries.add(strike.expiryGrid, option);
  }

  /** Removes a settled option. Its expiry lets it go with others. */
  forget(option: LiveOption): void {
    this.live.delete(option.optionId);
    this.settledCount += 1;
    const buyer = this.buyer(option.accountId);
    buyer.live.delete(option.optionId);
    buyer.atStake = atoms(buyer.atStake - option.stake);
    const market = this.market(option.pairId);
    market.waiting.delete(option.optionId);
    market.reserved = atoms(market.reserved - option.reward);
  }

  write(writer: ByteWriter): void {
    writer.uint(this.nextOptionId);
    writer.uint(this.settledCount);
    listOf(optionTerms).write(
      writer,
      this.versions.map(({ terms }) => terms),
    );
    for (const market of this.marketsInOrder()) sampleList.write(writer, market.samples.all);
    listOf(optionCodec).write(writer, [...this.live.values()]);
    const buyers = [...this.buyers.values()].sort((a, b) => a.accountId - b.accountId);
    listOf(allowanceCodec).write(writer, buyers);
  }

  read(reader: ByteReader): void {
    this.nextOptionId = reader.uint();
    this.settledCount = reader.uint();
    for (const terms of listOf(optionTerms).read(reader)) this.addTerms(terms);
    for (const market of this.marketsInOrder()) market.samples = new Samples(sampleList.read(reader));
    const live = listOf(optionCodec).read(reader);
    for (const allowance of listOf(allowanceCodec).read(reader)) {
      this.buyers.set(allowance.accountId, Buyer.from(allowance));
    }
    for (const option of live) this.keep(option);
  }

  marketsInOrder(): OptionMarket[] {
    return [...this.markets.values()].sort((a, b) => a.pairId - b.pairId);
  }
}
