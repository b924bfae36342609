import * as z from 'zod/mini';
import { decimalGrammar } from '@candor/money';

/** Decimal text of an amount, in the one grammar (RULES 1). Its scale is the asset's, checked where the asset is known. */
export const amountText = z.string().check(z.regex(decimalGrammar));

/** Decimal text that may be negative: changes and profits, only ever in answers. */
export const signedAmountText = z.string().check(z.regex(/^-?(0|[1-9]\d{0,20})(\.\d{1,18})?$/));

/** A whole number above zero: JSON number, or digits as forms send them. Inside it is a number. */
export const idNumber = z.codec(
  z.union([z.number().check(z.int(), z.positive()), z.string().check(z.regex(/^[1-9]\d{0,15}$/))]),
  z.number(),
  { decode: Number, encode: (id) => id },
);

/** Like `idNumber`, with zero. */
export const countNumber = z.codec(
  z.union([z.number().check(z.int(), z.nonnegative()), z.string().check(z.regex(/^(0|[1-9]\d{0,15})$/))]),
  z.number(),
  { decode: Number, encode: (count) => count },
);

/** Milliseconds since 1970. */
export const timeMs = countNumber;

/** Made by the client before it sends, kept until it has the answer; 8 to 64 letters, digits, `-` and `_`. */
export const requestId = z.string().check(z.regex(/^[\w-]{8,64}$/));

const pageSizeMax = 100;
/** Page to show, from 1. */
export const pageNumber = z._default(countNumber, 1);
/** Rows a page, at most 100; the spec's default is 10. */
export const pageLimit = z._default(countNumber.check(z.refine((limit) => limit >= 1 && limit <= pageSizeMax)), 10);

/** Lists come as `{ data, page, limit, total }` (RULES 18). */
export function pageOf<S extends z.core.$ZodType>(row: S) {
  return z.object({ data: z.array(row), page: z.number(), limit: z.number(), total: z.number() });
}

/** Languages the spec names; those without texts yet fall back to English. */
export const languageCodes = ['vn', 'zh', 'en', 'hk', 'th', 'jp', 'kor', 'fra', 'spa'] as const;
export type LanguageCode = (typeof languageCodes)[number];
