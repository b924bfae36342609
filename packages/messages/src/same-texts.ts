import type { en } from './en/index.ts';
import type { EnglishParts } from './en/parts.ts';
import type { TextPartName } from './text-parts.ts';

/** The same keys with texts of another language. */
export type SameTexts<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> };

/** All texts of the base in one language. */
export type Messages = SameTexts<typeof en>;
/** All texts of one part in one language. */
export type PartTexts<Name extends TextPartName> = SameTexts<EnglishParts[Name]>;
