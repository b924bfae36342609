/**
 * The header in which the answer of a call with `renews` carries the session's new token, and no other answer does.
 * From then on it replaces the old one; the same call, sent again after a lost answer, returns it again.
 */
export const newTokenHeader = 'session-token';

/** Goes with such a call that is sent again for its new token alone: nothing is carried out, also when it never was. */
export const onlyTokenHeader = 'session-token-only';

/**
 * The id of the app on a device, in each call: 22 to 64 letters, digits, `-` and `_`, drawn once and kept a secret.
 * Codes belong to the device that requested them, and its tries are counted separately once it has logged in.
 */
export const deviceHeader = 'device-id';
