/** The things that have a number or a name here, and are chosen by it: `listNames` has them all. */
export const namedThings = [
  'coin',
  'pair',
  'rail',
  'locked_product',
  'loan_product',
  'dual_product',
  'project',
  'campaign',
  'points_item',
  'artist',
  'collection',
  'work',
  'operator',
] as const;
export type NamedThing = (typeof namedThings)[number];

/**
 * The meaning of a field's value to people: millionths of a whole, a moment, a length of time, a level of identity, a person
 * by their account or by their public number, a file by the hash of its bytes, or one of the things that have a name. Forms and answers show it as that; the wire has the number.
 */
export type Meaning = 'share' | 'moment' | 'duration' | 'level' | 'account' | 'uid' | 'media' | NamedThing;

/** Extensions of the schema, as OpenAPI names them: the meaning of a field, and that one may be named that is not there yet. */
export const meansKey = 'x-means';
export const mayBeNewKey = 'x-may-be-new';

/** True for a meaning that is one of a list of names. */
export function isNamedThing(meaning: Meaning | undefined): meaning is NamedThing {
  return (namedThings as readonly (string | undefined)[]).includes(meaning);
}
