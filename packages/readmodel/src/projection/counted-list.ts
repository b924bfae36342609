import { assert } from '@candor/kernel';

/** An account's list whose rows are counted, by the sides and kinds that it can be filtered by. */
export interface CountedList<out Side extends string = string, out Kind extends string = string> {
  /** In `list_counts`; no two lists have the same. */
  readonly name: string;
  /** Never set: these carry the types of its facets only. */
  readonly side?: Side;
  readonly kind?: Kind;
}

const names = new Set<string>();

/** Declares a list, beside the tables of its rows. */
export function countedList<Side extends string = never, Kind extends string = never>(
  name: string,
): CountedList<Side, Kind> {
  assert(!names.has(name), `the list ${name} is declared once`);
  names.add(name);
  return { name };
}
