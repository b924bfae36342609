import type { ParameterRule } from '@candor/api';

/** What is wrong with one field of a request, by rule; the field is named as in the API. */
export const parameter = {
  missing: '{field}: this field is required.',
  invalid: '{field}: this value is not valid.',
  not_text: '{field}: enter a single text.',
  not_a_number: '{field}: enter a whole number.',
  not_an_amount: '{field}: enter a decimal amount such as 0.5, without signs, spaces or separators.',
  not_a_time: '{field}: enter a time in milliseconds since 1970.',
  not_in_list: '{field}: this is not one of the allowed values.',
  not_one_of: '{field}: this has to be one of {words}.',
  not_a_request_id: '{field}: use 8 to 64 letters, digits, “-” or “_”.',
  not_a_code: '{field}: the verification code has exactly six digits.',
  not_a_symbol: '{field}: enter a pair such as BTC/USDT.',
  not_lots: '{field}: enter lots with at most two decimals, such as 1.5.',
  not_a_hash: "{field}: enter the 64 hex digits of the terms' hash.",
  not_a_list: '{field}: enter a list with “,” between items and “:” between their parts.',
  out_of_range: '{field}: this number is out of range.',
  too_short: '{field}: this text is too short.',
  too_long: '{field}: text too long.',
  unknown: '{field}: this call has no such field. Check how it is written.',
  nothing: '{field}: leave this field out instead of sending null.',
} as const satisfies Readonly<Record<ParameterRule | 'not_one_of', string>>;
