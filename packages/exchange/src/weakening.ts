/**
 * The procedure for a change of a setting for everybody. `none`: it only tightens, and one operator is enough.
 * `confirmed`: a second operator has to confirm it. `delayed`: and it waits after that, so that it can still be
 * stopped.
 */
export type Weakening = 'none' | 'confirmed' | 'delayed';

/**
 * The direction in which a field loosens the protection of people and the house; `either` where that is unclear.
 * `opening`: from no to yes.
 */
type Loosens = 'up' | 'down' | 'either' | 'opening';

/** A field that never changes, or names the subject of the change. */
const fixed = 'fixed';

type FieldRule<V> =
  | typeof fixed
  | readonly [loosens: Loosens | ((next: V, present: V) => boolean), weakening: Exclude<Weakening, 'none'>];

/** One rule for every field: a field that is added does not compile until it has one. */
export type FieldRules<T> = { readonly [K in keyof T]-?: FieldRule<T[K]> };

/**
 * The weakest result of any field of a change. A value that did not exist before opens something, and is `first`.
 * Anything not known to tighten counts as loosening.
 */
export function weakeningBy<T extends object>(
  rules: FieldRules<T>,
  first: Weakening = 'confirmed',
): (next: T, present: T | undefined) => Weakening {
  const fields = Object.keys(rules) as (keyof T)[];
  return (next, present) => {
    if (present === undefined) return first;
    let weakest: Weakening = 'none';
    for (const field of fields) {
      const rule = rules[field];
      if (rule === fixed || !isLooser(rule[0], next[field], present[field])) continue;
      if (rule[1] === 'delayed') return 'delayed';
      weakest = rule[1];
    }
    return weakest;
  };
}

function isLooser<V>(loosens: Loosens | ((next: V, present: V) => boolean), next: V, present: V): boolean {
  if (typeof loosens === 'function') return loosens(next, present);
  if (loosens === 'opening') return present === 'no' && next === 'yes';
  if (next === present) return false;
  return loosens === 'either' || (loosens === 'up' ? next > present : next < present);
}
