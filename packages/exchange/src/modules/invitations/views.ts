import type { Ppm } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import type { Invitation, InvitationTerms } from './invitation.ts';

interface InvitationView extends Readonly<Invitation> {
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
