import type { Ppm } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import type { Invitation } from './invitations.ts';

export interface InvitationTerms {
  /** Of a friend's fees. */
  readonly share: Ppm;
  /** For friends who come afterwards; absent: for ever. */
  readonly days?: number | undefined;
}

export interface InvitationView extends Readonly<Invitation> {
  /** The friend's part of each rebate, as the inviter has chosen it. */
  readonly friendShare: Ppm;
}

export interface InvitationQueries {
  /** Absent before the first ones: nothing is shared. */
  invitationTerms(): InvitationTerms | undefined;
  /** The invitation by which an account came. */
  invitation(accountId: AccountId): InvitationView | undefined;
  /** The part of each rebate that an inviter leaves to their friends. */
  invitationSplit(inviterId: AccountId): Ppm;
}
