import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const invitationsRejects = {
  'invitations.set_terms': ['terms_invalid'],
  'invitations.bind': ['account_not_found', 'invite_self', 'invitation_exists'],
  'invitations.hold': ['invitation_not_found'],
  'invitations.decide': ['invitation_not_found', 'invitation_state_wrong'],
  'invitations.set_split': ['account_not_found', 'split_invalid'],
} as const satisfies Rejects;
