/** Spec section 5: longer than six characters. */
export const passwordSizeMin = 7;
/** The server's end. */
export const passwordSizeMax = 128;

export type Strength = 'short' | 'weak' | 'long';

const longSize = 11;

/**
 * A hint, not a rule: length counts, repeats do not. Kinds of characters are not required, since such rules make
 * passwords worse. Only the server can judge if a password is easy to guess, with lists too heavy for a phone: so no
 * word here is better than "long", which promises nothing.
 */
export function strengthOf(password: string): Strength {
  const characters = [...password];
  if (characters.length < passwordSizeMin) return 'short';
  // "aaaaaaaa" and "abababab" are as weak as they are short.
  const worth = Math.min(characters.length, new Set(characters).size * 2);
  return worth < longSize ? 'weak' : 'long';
}
