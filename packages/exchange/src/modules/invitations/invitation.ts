import type { Ppm } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import type { InvitationState, InvitationSuspicion } from './fields.ts';

/** The share of fees that goes back, and for how long. */
export interface InvitationTerms {
  /** Of a friend's fees. */
  readonly share: Ppm;
  /** For friends who come afterwards; absent: for ever. */
  readonly days?: number | undefined;
}

/** The one invitation by which an account came. */
export interface Invitation {
  /** The friend's. */
  readonly accountId: AccountId;
  readonly inviterId: AccountId;
  readonly boundAtMs: number;
  /** Fees are shared until then; absent: for ever. */
  readonly endsAtMs?: number | undefined;
  state: InvitationState;
  /** Each that was ever found, so that one that an operator has judged holds nothing again. */
  suspicions: readonly InvitationSuspicion[];
}
