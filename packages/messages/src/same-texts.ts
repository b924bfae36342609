import type { en } from './en/index.ts';
import type { trading } from './en/trading/index.ts';

/** The same keys with texts of another language. */
export type SameTexts<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> };

/** All texts of the app's first part in one language. */
export type Messages = SameTexts<typeof en>;
/** All texts of the part `trading` in one language. */
export type TradingMessages = SameTexts<typeof trading>;
