import type { OperatorRole } from './rules.ts';

export interface OperatorQueries {
  /** The role of an operator; absent without one. */
  operatorRole(name: string): OperatorRole | undefined;
  /** Every name that has a role now. */
  operatorRoles(): readonly { readonly name: string; readonly role: OperatorRole }[];
}
