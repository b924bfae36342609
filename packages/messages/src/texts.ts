import type { EnglishParts } from './generated/english.ts';

/** Parts of the texts that only some screens use, beside the base that every page needs. */
export type TextPartName = Exclude<keyof EnglishParts, 'base' | 'server'>;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The texts of the app, each by its arguments; those of a part are there once it has been loaded. */
export type AppTexts = AllOf<EnglishParts[Exclude<keyof EnglishParts, 'server'>]>;
/** All texts: those of the app, and those that only the server uses. */
export type EveryText = AllOf<EnglishParts[keyof EnglishParts]>;

/** The same keys with the texts of some language. */
export type Written<T> = { readonly [K in keyof T]: T[K] extends string ? string : Written<T[K]> };
/** The texts of one part in some language. */
export type PartTexts<Name extends keyof EnglishParts> = Written<EnglishParts[Name]>;
