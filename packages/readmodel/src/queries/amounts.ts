import { type Atoms, atoms } from '@candor/money';

/** Decimal text from the database as an amount. */
export function atomsOf(text: string): Atoms {
  return atoms(BigInt(text));
}

/** An amount that may be absent. */
export function amountOrNull(text: string | null): Atoms | null {
  return text === null ? null : atomsOf(text);
}

type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], null> };

/** Leaves out the fields that are `null`: an absent value is an absent field. */
export function withoutNulls<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Present<T>;
}
