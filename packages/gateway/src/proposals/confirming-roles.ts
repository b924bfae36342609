import { confirmProposal, mayMake, operatorRoles } from '@candor/api';
import type { ChangeType, OperatorRole } from '@candor/exchange/rules';
import { servedChanges } from '../generated/changes.ts';

/** The roles behind changes that are part of a larger call. */
const rolesOfOthers: { readonly [T in ChangeType]?: readonly OperatorRole[] } = {
  // Roles are for admins to give, the second of the two included.
  'operators.set_role': ['admin'],
  'convert.set_fiat_terms': ['markets'],
};

/** The roles that may be the second of two for a change: those that confirm at all, and may propose the same. */
export function confirmingRoles(type: ChangeType): readonly OperatorRole[] {
  const roles = servedChanges.find(({ changeType }) => changeType === type)?.call.roles ?? rolesOfOthers[type] ?? [];
  return operatorRoles.filter((role) => mayMake(role, confirmProposal) && mayMake(role, { roles, effect: 'commands' }));
}
