/** The ends of what an operator had asked for, of which they are told. */
export const operatorNewsKinds = [
  'proposal_cancelled',
  'proposal_lapsed',
  'proposal_outdated',
  'proposal_refused',
  'text_lapsed',
  'text_refused',
] as const;
export type OperatorNewsKind = (typeof operatorNewsKinds)[number];
