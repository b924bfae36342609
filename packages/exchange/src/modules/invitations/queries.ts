import type { InvitationsSlice } from './slice.ts';
import type { InvitationQueries } from './views.ts';

export function invitationQueries({ invitations }: InvitationsSlice): InvitationQueries {
  return {
    invitationTerms: () => invitations.terms,
    invitation(accountId) {
      const invitation = invitations.of(accountId);
      return invitation && { ...invitation, friendShare: invitations.splitOf(invitation.inviterId) };
    },
    invitationSplit: (inviterId) => invitations.splitOf(inviterId),
  };
}
