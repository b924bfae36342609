import type { CommandOf, CommandType } from './commands.ts';

/** The names of all fields in a value, at any depth. */
export type FieldOf<T> = T extends bigint | number | string | boolean | Uint8Array | undefined
  ? never
  : T extends readonly (infer Item)[]
    ? FieldOf<Item>
    : T extends object
      ? { [K in keyof T & string]: K | FieldOf<T[K]> }[keyof T & string]
      : never;

/** The commands that have a field of some name. */
export type CommandsWith<Name> = { [T in CommandType]: Name extends FieldOf<CommandOf<T>> ? T : never }[CommandType];
