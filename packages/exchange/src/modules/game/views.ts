import type { Encoded } from '@candor/kernel';
import type { ValuesOf } from '../../fields.ts';
import type { AccountId, TermsId } from '../../vocabulary.ts';
import type { spinFields } from './fields.ts';
import type { wheelTerms } from './spec.ts';

export type WheelTerms = Encoded<typeof wheelTerms>;

interface WheelView {
  readonly termsId: TermsId;
  readonly hash: Uint8Array;
  readonly terms: WheelTerms;
}

/** A turn that is staked and not drawn yet. */
export interface SpinView extends ValuesOf<typeof spinFields> {
  readonly spunAtMs: number;
  /** The number of seeds in its series. */
  readonly length: number;
}

/** The game as one user has it. */
export interface GamePlayerView {
  /** The series of seeds that is in use; zero: none yet. */
  readonly series: number;
  readonly length: number;
  /** The seeds of it that were revealed. */
  readonly used: number;
  /** SHA-256 of the next seed. */
  readonly commitment: Uint8Array;
  readonly pending: SpinView | undefined;
  /** Turns left of this UTC day's, and those beyond them. */
  readonly spinsLeft: number;
  readonly extraSpins: number;
  readonly isListed: boolean;
}

export interface GameQueries {
  /** Absent until it is set. */
  wheel(): WheelView | undefined;
  /** The wheel as it would be on other terms. */
  wheelOn(terms: WheelTerms): WheelView;
  gamePlayer(accountId: AccountId): GamePlayerView;
  /** Turns of everybody that wait for their seed, the oldest first. */
  pendingSpins(): readonly SpinView[];
}
