import type { Mode } from '../mode.ts';

export interface Contacts {
  readonly email: boolean;
  readonly phone: boolean;
  readonly needed: 'both' | 'one';
}

/**
 * Spec section 5: e-mail address and phone have to be bound before an identity passes. Practice requires one of them:
 * it has no SMS that would reach anybody.
 */
export function contactsOf(
  mode: Mode,
  user: { readonly email: string | null; readonly phone: string | null },
): Contacts {
  return { email: user.email !== null, phone: user.phone !== null, needed: mode === 'practice' ? 'one' : 'both' };
}

export function areEnough({ email, phone, needed }: Contacts): boolean {
  return needed === 'both' ? email && phone : email || phone;
}
