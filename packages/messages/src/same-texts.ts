import type { EnglishMessages } from './en/index.ts';

/** The same keys with texts of another language. */
export type SameTexts<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> };

/** All texts of the app in one language. */
export type Messages = SameTexts<EnglishMessages>;
