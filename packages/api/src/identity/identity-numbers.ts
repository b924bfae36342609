/** Kinds of document that prove an identity (specification 3). */
export const idTypes = ['id_card', 'passport', 'driver_licence'] as const;
export type IdType = (typeof idTypes)[number];

/** The fault in the number of a document. */
export type IdNumberFault = 'identity_number_invalid' | 'birth_date_differs';

interface Rule {
  readonly grammar: RegExp;
  /** The checks beyond the grammar; run only on numbers that match it. */
  readonly isRight?: (number: string) => boolean;
  /** Beginning of the birth date that the number has in it: `1990-05-17`, or only `1990`. */
  readonly birthOf?: (number: string) => string;
}

/** Every grammar here is of a bounded length and has no repetition inside another: none can be made to run long. */
const rules: Readonly<Record<string, Rule>> = {
  'CN id_card': { grammar: /^[1-9]\d{16}[\dX]$/, isRight: hasChineseChecksum, birthOf: chineseBirth },
  'CN driver_licence': { grammar: /^[1-9]\d{16}[\dX]$/, isRight: hasChineseChecksum, birthOf: chineseBirth },
  'CN passport': { grammar: /^(E[A-HJ-NP-Z]\d{7}|[DEGPS]\d{8})$/ },
  'VN id_card': { grammar: /^\d{12}$/, isRight: hasVietnameseProvince, birthOf: vietnameseBirthYear },
  'VN passport': { grammar: /^[A-Z]\d{7,8}$/ },
  'VN driver_licence': { grammar: /^\d{12}$/ },
};
const elsewhere: Readonly<Record<IdType, Rule>> = {
  id_card: { grammar: /^[A-Z\d][A-Z\d/.-]{3,22}[A-Z\d]$/ },
  passport: { grammar: /^[A-Z\d]{6,12}$/ },
  driver_licence: { grammar: /^[A-Z\d][A-Z\d/.-]{3,22}[A-Z\d]$/ },
};

/** As it is compared and kept: full-width forms plain, upper case, without spaces. */
export function normalIdNumber(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}

/**
 * The fault in a number in its normal form, or `undefined`. `country` is an ISO 3166 code, `birthDate` a day as
 * `1990-05-17`. A number of a country without a rule of its own is checked for length and characters alone.
 */
export function idNumberFault(
  country: string,
  idType: IdType,
  number: string,
  birthDate: string,
): IdNumberFault | undefined {
  const rule = rules[`${country} ${idType}`] ?? elsewhere[idType];
  if (!rule.grammar.test(number) || rule.isRight?.(number) === false) return 'identity_number_invalid';
  const birth = rule.birthOf?.(number);
  return birth === undefined || birthDate.startsWith(birth) ? undefined : 'birth_date_differs';
}

/** True for a day that exists: `2024-02-29` does, `2023-02-29` does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The fault in a day of birth. */
export type BirthDateFault = 'birth_date_invalid' | 'identity_too_young';

const ageMin = 18;
const ageMax = 120;

/** The fault in a day of birth at this time, or `undefined`. Days compare as texts. */
export function birthDateFault(birthDate: string, nowMs: number): BirthDateFault | undefined {
  const isPossible = isDay(birthDate) && birthDate > dayYearsAgo(ageMax, nowMs) && birthDate <= dayYearsAgo(0, nowMs);
  if (!isPossible) return 'birth_date_invalid';
  return birthDate > dayYearsAgo(ageMin, nowMs) ? 'identity_too_young' : undefined;
}

/** The day of birth of a person who turns so many years old today. */
function dayYearsAgo(years: number, nowMs: number): string {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
}

/** GB 11643: the last character makes the weighted sum 1 modulo 11. */
function hasChineseChecksum(number: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return '10X98765432'[sum % 11] === number[17] && isDay(chineseBirth(number));
}

function chineseBirth(number: string): string {
  return `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
}

/** Codes of the provinces that the first three digits of a citizen's card name. */
const vietnameseProvinces = new Set(
  `001 002 004 006 008 010 011 012 014 015 017 019 020 022 024 025 026 027 030 031 033 034 035 036 037 038 040 042 044 045
   046 048 049 051 052 054 056 058 060 062 064 066 067 068 070 072 074 075 077 079 080 082 083 084 086 087 089 091 092 093
   094 095 096`.split(/\s+/),
);

function hasVietnameseProvince(number: string): boolean {
  return vietnameseProvinces.has(number.slice(0, 3));
}

/** The fourth digit has the century and the sex: 0 and 1 are the twentieth, 2 and 3 the one after, and so on. */
function vietnameseBirthYear(number: string): string {
  return `${19 + Math.floor(Number(number[3]) / 2)}${number.slice(4, 6)}`;
}
