import type { BlamedField } from '#features/auth-fields/refusals.ts';

/** The questions of a registration, in their order. */
export const registerSteps = ['identity', 'code', 'password'] as const;
export type RegisterStep = (typeof registerSteps)[number];

/** The question to which a field belongs; a refusal of no field is shown where it came. */
export function stepOfField(field: BlamedField | undefined): RegisterStep {
  if (field === 'code') return 'code';
  return field === 'email' || field === 'phone' || field === 'invitationCode' ? 'identity' : 'password';
}
