/**
 * The header in which the answer of a call with `renews` brings the session's new token, and no other answer does. From
 * then on it stands in the place of the old one; the same call, sent again after a lost answer, brings it again.
 */
export const newTokenHeader = 'session-token';

/** Goes with such a call that is sent again for its new token alone: nothing is carried out, also when it never was. */
export const onlyTokenHeader = 'session-token-only';
