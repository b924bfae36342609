import type { Encoded } from '@candor/kernel';
import type { Atoms, Price } from '@candor/money';
import type { AccountId, OptionId, TermsId } from '../../vocabulary.ts';
import type { ValuesOf } from '../../fields.ts';
import type { optionFields } from './fields.ts';
import type { optionTerms } from './spec.ts';

export type OptionTerms = Encoded<typeof optionTerms>;

export interface OptionMarketView {
  readonly termsId: TermsId;
  readonly hash: Uint8Array;
  readonly terms: OptionTerms;
  /** Reserved for live options of this pair. */
  readonly reserved: Atoms;
  /** The amount that can still be reserved: the cap or the funds of `underwriting`, whichever is less. */
  readonly room: Atoms;
}

/** One live option. */
export interface OptionView extends Omit<ValuesOf<typeof optionFields>, 'termsHash'> {
  readonly boughtAtMs: number;
  /** Absent until it has a strike. */
  readonly strike?: { readonly gridIndex: number; readonly price: Price; readonly expiryGrid: number };
}

export interface OptionLimits {
  readonly dailyStakeMax?: Atoms;
  readonly dailyLossMax?: Atoms;
}

/** The user's own limits and how much of them is used today (UTC). */
export interface OptionLimitsView extends OptionLimits {
  readonly later?: OptionLimits & { readonly inForceAtMs: number };
  readonly stakedToday: Atoms;
  /** Lost less won today; below zero is a gain. */
  readonly lostToday: Atoms;
  /** Stakes of live options: they count as lost until they are settled. */
  readonly atStake: Atoms;
  /** Present while paused. */
  readonly pausedUntilMs?: number;
}

export interface OptionQueries {
  optionMarkets(): readonly OptionMarketView[];
  /** The market of a pair as it would be on other terms. */
  optionMarketOn(terms: OptionTerms): OptionMarketView;
  /** Live ones, newest first. */
  options(accountId: AccountId): readonly OptionView[];
  option(accountId: AccountId, optionId: OptionId): OptionView | undefined;
  optionLimits(accountId: AccountId): OptionLimitsView;
}
