import { type Lots, lotsPerLot } from '@candor/exchange/rules';
import { decimalGrammar, type Ppm } from '@candor/money';
import * as z from 'zod/mini';
import { mayBeNewKey, meansKey, type NamedThing } from './meaning.ts';
import { type ParameterRule, parameterRule } from './parameter-rules.ts';
import { described, oneOfWire, type Wire } from './wire-object.ts';

/** Decimal text of an amount, in the one grammar (RULES 1). Its scale is the asset's, checked where the asset is known. */
export const amountText = described(
  z.string(parameterRule('not_an_amount')).check(z.regex(decimalGrammar, parameterRule('not_an_amount'))),
  'Decimal text, for example "0.015". No sign, exponent or separators.',
);

/** Decimal text that may be negative: changes, profits and percents, only ever in answers. */
export const signedAmountText = described(
  z.string().check(z.regex(/^-?(0|[1-9]\d{0,20})(\.\d{1,18})?$/)),
  'Decimal text, negative with a leading "-".',
);

/** A JSON number, or the digits that forms send instead. Inside it is a number. */
function wholeNumber(digits: RegExp, least: number, rule: ParameterRule, decode: (number: number) => number = Number) {
  const wrong = parameterRule(rule);
  const onWire = z.union(
    [z.number(wrong).check(z.int(wrong), z.gte(least, wrong)), z.string(wrong).check(z.regex(digits, wrong))],
    wrong,
  );
  return z.codec(onWire, z.number(), { decode: (wire) => decode(Number(wire)), encode: (number) => number });
}

const digitsAboveZero = /^[1-9]\d{0,14}$/;
const digits = /^(0|[1-9]\d{0,14})$/;
const secondsBelow = 100_000_000_000;

export const idNumber = described(wholeNumber(digitsAboveZero, 1, 'not_a_number'), 'A whole number above zero.');

/** The number of a person's account. */
export const accountNumber = described(idNumber, 'A whole number above zero.', { [meansKey]: 'account' });

/** The public number of a person. */
export const uidNumber = described(idNumber, 'A whole number above zero.', { [meansKey]: 'uid' });

/** The number of something that has a name: forms let it be chosen by that. */
export function numberOf(thing: NamedThing) {
  return described(idNumber, 'A whole number above zero.', { [meansKey]: thing });
}

/** The same where it may be one that is not there yet. */
export function anyNumberOf(thing: NamedThing) {
  return described(numberOf(thing), 'A whole number above zero.', { [mayBeNewKey]: true });
}

export const countNumber = described(wholeNumber(digits, 0, 'not_a_number'), 'A whole number, zero or more.');

/** A length of time. */
export const durationMs = described(wholeNumber(digits, 0, 'not_a_number'), 'Milliseconds.', {
  [meansKey]: 'duration',
});

/** A level of identity: 0 none, 1 basic, 2 advanced. */
export const levelNumber = described(countNumber, '0 none, 1 basic, 2 advanced.', { [meansKey]: 'level' });

export const timeMs = described(wholeNumber(digits, 0, 'not_a_time'), 'Milliseconds since 1970.', {
  [meansKey]: 'moment',
});

/** A time that chart clients send in seconds or in milliseconds: below 10^11 (the year 5138) it is seconds. */
export const timeSecondsOrMs = described(
  wholeNumber(digits, 0, 'not_a_time', (time) => (time < secondsBelow ? time * 1000 : time)),
  'Milliseconds since 1970; a number below 100000000000 is read as seconds.',
  { [meansKey]: 'moment' },
);

/** Rates that the app computes with as the core does: millionths, never a rounded percent. */
export const ppmNumber = described(wholeNumber(digits, 0, 'not_a_number'), 'Millionths: 600 is 0.06 %.', {
  [meansKey]: 'share',
}) as unknown as Wire<Ppm>;

/** The size of a contract: decimal text in lots on the wire, hundredths of a lot inside. */
export const lotsText: Wire<Lots> = described(
  z.codec(
    z.string(parameterRule('not_lots')).check(z.regex(/^(0|[1-9]\d{0,9})(\.\d{1,2})?$/, parameterRule('not_lots'))),
    z.custom<Lots>(),
    { decode: lotsOfText, encode: textOfLots },
  ),
  'Lots, with at most two decimals: "1.5".',
);

/** Of a text that is lots. */
export function lotsOfText(text: string): Lots {
  const [whole = '', hundredths = ''] = text.split('.');
  return (Number(whole) * lotsPerLot + Number(hundredths.padEnd(2, '0'))) as Lots;
}

/** 150 hundredths of a lot are "1.5". */
export function textOfLots(lots: Lots): string {
  const hundredths = lots % lotsPerLot;
  const whole = String((lots - hundredths) / lotsPerLot);
  return hundredths === 0 ? whole : `${whole}.${String(hundredths).padStart(2, '0')}`.replace(/0$/, '');
}

/** 32 bytes as lower-case hex. */
export const hashText = described(
  z.string(parameterRule('not_a_hash')).check(z.regex(/^[\da-f]{64}$/, parameterRule('not_a_hash'))),
  'SHA-256 as 64 hex digits.',
);

/** A picture, sound or video of the NFT market that was uploaded before: forms upload it. */
export const mediaHash = described(hashText, 'SHA-256 as 64 hex digits.', { [meansKey]: 'media' });

/** Made by the client before it sends, kept until it has the answer. */
export const requestId = described(
  z.string(parameterRule('not_a_request_id')).check(z.regex(/^[\w-]{8,64}$/, parameterRule('not_a_request_id'))),
  'Made by the client: 8 to 64 letters, digits, "-" and "_". The same id gets the first answer, for ever.',
);

/** Free text of a bounded length; its content is the platform's to judge. */
export function textUpTo(longest: number, shortest = 0) {
  return z
    .string(parameterRule('not_text'))
    .check(z.minLength(shortest, parameterRule('too_short')), z.maxLength(longest, parameterRule('too_long')));
}

/** A yes or no: `1`, `0`, `true` or `false` in requests, a JSON boolean in answers. */
export const flag = described(
  z.codec(
    z.union(
      [z.boolean(), z.enum(['1', '0', 'true', 'false']), z.literal(1), z.literal(0)],
      parameterRule('not_in_list'),
    ),
    z.boolean(),
    { decode: (wire) => wire === true || wire === 1 || wire === '1' || wire === 'true', encode: (yes) => yes },
  ),
  'true or false; 1 or 0 in forms.',
);

/** One of a list of words, the same on the wire and inside. */
export function wordOf<const W extends readonly [string, ...string[]]>(words: W) {
  return z.enum(words, parameterRule('not_in_list'));
}

/** The same, read in capitals too, as other exchanges write them: `IOC`. */
export function wordInAnyCase<const W extends readonly [string, ...string[]]>(words: W): Wire<W[number]> {
  const onWire = z.string(parameterRule('not_in_list'));
  const codec = z.codec(onWire, z.custom<W[number]>(), {
    decode: (wire, context) => {
      const word = words.find((candidate) => candidate === wire.toLowerCase());
      if (word !== undefined) return word;
      context.issues.push({ code: 'custom', message: 'not_in_list', input: wire });
      return z.NEVER;
    },
    encode: (word) => word,
  });
  return described(codec, `One of: ${words.join(', ')}.`, { type: 'string', enum: words }) as Wire<W[number]>;
}

/** The four kinds of account (RULES 0). */
export const accountTypes = ['fiat', 'spot', 'contract', 'options'] as const;
export type AccountType = (typeof accountTypes)[number];

/** A kind of account by its number in the specification (3); its word there is accepted too. */
export const accountTypeWire = oneOfWire(
  { fiat: '1', spot: '2', contract: '3', options: '4' },
  { legal: 'fiat', change: 'spot', lever: 'contract', micro: 'options' },
);
/** The same, or all four together. */
export const anyAccountTypeWire = oneOfWire(
  { all: '0', fiat: '1', spot: '2', contract: '3', options: '4' },
  { all: 'all', legal: 'fiat', change: 'spot', lever: 'contract', micro: 'options' },
);
/** A kind of account by the specification's word: `lever`. */
export const accountWordWire = oneOfWire({ fiat: 'legal', spot: 'change', contract: 'lever', options: 'micro' });

/** A pair as people write it, or its number: `BTC/USDT`, `1`. */
export const symbolText = described(
  z
    .string(parameterRule('not_a_symbol'))
    .check(z.regex(/^([A-Z0-9]{1,12}\/[A-Z0-9]{1,12}|[1-9]\d{0,8})$/, parameterRule('not_a_symbol'))),
  "BTC/USDT, or the pair's id.",
);

const pageSizeMax = 100;
/** Page to show, from 1. */
/** Of a list: the row of this number alone. */
export const onlyThis = z.optional(described(idNumber, 'This one alone.'));

export const pageNumber = z._default(idNumber, 1);
/** Rows a page, at most 100; the spec's default is 10. */
export const pageLimit = z._default(limitUpTo(pageSizeMax), 10);

/** A number of rows from 1 to `most`. */
export function limitUpTo(most: number) {
  return described(
    idNumber.check(z.refine((limit) => limit <= most, parameterRule('out_of_range'))),
    `A whole number from 1 to ${most}.`,
  );
}

/** Lists come as `{ data, page, limit, total }` (RULES 18). */
export function pageOf<S extends z.core.$ZodType>(row: S) {
  return z.object({ data: z.array(row), page: z.number(), limit: z.number(), total: z.number() });
}

/** The progress of a list made from the journal; the server fills it in. */
export const lagFields = {
  sequence: described(z.optional(z.number()), 'The record of the journal up to which lists have been read.'),
  stale: described(
    z.optional(z.literal(true)),
    'There when lists are more than two seconds behind: what happened last may be missing.',
  ),
} as const;

/** A page of a list that is made from the journal, and may be behind it. */
export function journalPageOf<S extends z.core.$ZodType>(row: S) {
  return z.extend(pageOf(row), lagFields);
}

/** The answer of `pageOf`, for code that makes one. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  /** Of the last record that the lists have. */
  readonly sequence?: number | undefined;
  /** Events of the last moments may be missing. */
  readonly stale?: true | undefined;
}
