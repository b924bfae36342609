import { mayMake } from '@candor/api';
import type { ChangeType, OperatorRole } from '@candor/exchange/rules';
import { servedChanges } from '../generated/changes.ts';

/** The roles behind changes that are part of a larger call. */
const rolesOfOthers: { readonly [T in ChangeType]?: readonly OperatorRole[] } = {
  // Roles are for admins to give, the second of the two included.
  'operators.set_role': ['admin'],
  'convert.set_fiat_terms': ['markets'],
};

/** True when a role may be the second of two for a change: it may propose the same. */
export function mayConfirm(role: OperatorRole, type: ChangeType): boolean {
  const served = servedChanges.find(({ changeType }) => changeType === type);
  return mayMake(role, { roles: served?.call.roles ?? rolesOfOthers[type] ?? [], effect: 'commands' });
}
