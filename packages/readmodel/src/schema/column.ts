/**
 * The form of a value in the database. Both SQL types mean the same to SQLite and PostgreSQL; SQLite's own `numeric`
 * would turn large amounts into floats, so atoms are canonical decimal text, and sums are made with bigints here.
 */
export interface Column<Value> {
  readonly sqlType: 'bigint' | 'text';
  readonly isAtoms: boolean;
  readonly isOptional: boolean;
  /** Never set: carries the type of the value only. */
  readonly value?: Value;
}

/** A safe whole number: ids, milliseconds, prices ×10^8, counts. */
export function whole<T extends number = number>(): Column<T> {
  return { sqlType: 'bigint', isAtoms: false, isOptional: false };
}

/** An amount of any size, in atoms. */
export function atoms(): Column<bigint> {
  return { sqlType: 'text', isAtoms: true, isOptional: false };
}

/** Text, most often one of a fixed list of words. */
export function word<T extends string = string>(): Column<T> {
  return { sqlType: 'text', isAtoms: false, isOptional: false };
}

export function optional<T>(column: Column<T>): Column<T | null> {
  return { sqlType: column.sqlType, isAtoms: column.isAtoms, isOptional: true };
}

export type ValueOf<C> = C extends Column<infer Value> ? Value : never;
