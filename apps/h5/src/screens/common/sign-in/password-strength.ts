/** Spec section 5: longer than six characters. */
export const passwordSizeMin = 7;
/** The server's end. */
export const passwordSizeMax = 128;

export type Strength = 'short' | 'weak' | 'fair' | 'strong';

const fairSize = 11;
const strongSize = 15;

/**
 * A hint, not a rule: length counts, repeats do not. Kinds of characters are not asked for, since such rules make
 * passwords worse. Whether a password is a common one is the server's to say.
 */
export function strengthOf(password: string): Strength {
  const characters = [...password];
  if (characters.length < passwordSizeMin) return 'short';
  // "aaaaaaaa" and "abababab" are as weak as they are short.
  const worth = Math.min(characters.length, new Set(characters).size * 2);
  return worth < fairSize ? 'weak' : worth < strongSize ? 'fair' : 'strong';
}
