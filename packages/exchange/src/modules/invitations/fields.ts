/** `held`: an operator looks at it, and nothing is shared until then. `void` is final. */
export const invitationStates = ['active', 'held', 'void'] as const;
export type InvitationState = (typeof invitationStates)[number];

/**
 * Things in common with the inviter that one person with two accounts would have; `unnamed_device`: a registration that names no
 * device, so that nobody can tell.
 */
export const invitationSuspicions = ['same_documents', 'same_device', 'same_destination', 'unnamed_device'] as const;
export type InvitationSuspicion = (typeof invitationSuspicions)[number];

export const invitationVerdicts = ['release', 'void'] as const;
export type InvitationVerdict = (typeof invitationVerdicts)[number];
