import { amountText, countNumber, ppmNumber } from '../wire/fields.ts';
import { described, named } from '../wire/wire-object.ts';

/** Terms of conversions, as operators see and set them. Values are in the unit of account. */
export const convertTermsFields = {
  spread: named('spread_ppm', described(ppmNumber, 'Taken off the index rate between coins, at least.')),
  fiatSpread: named('fiat_spread_ppm', described(ppmNumber, 'The same where fiat is given or received.')),
  spreadMax: named('spread_max_ppm', described(ppmNumber, 'And at most, however much prices move.')),
  movementFactor: described(countNumber, 'The spread is this many times the mean movement of four seconds.'),
  fee: named('fee_ppm', described(ppmNumber, 'Taken off what is received.')),
  minValue: described(amountText, 'Of one conversion, in USDT.'),
  maxValue: amountText,
  accountDayMax: described(amountText, 'What one account gives or receives of one asset in a day.'),
  houseDayMax: described(amountText, 'What the house gives of one asset in a day.'),
} as const;
