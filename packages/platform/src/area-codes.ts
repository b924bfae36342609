import { type AreaCode, areaCodes } from '@candor/api';

export { type AreaCode, areaCodes };

const dialCodes = new Set(areaCodes.map(({ dialCode }) => dialCode));

export function isDialCode(digits: string): boolean {
  return dialCodes.has(digits);
}

/**
 * The country that a shared dial code is looked up in first; only the user distinguishes the others of the same code.
 */
const mainCountryOfShared: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '290': 'SH',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};

/** The region that a dial code most likely means. */
export function countryOfDialCode(dialCode: string): string | undefined {
  return mainCountryOfShared[dialCode] ?? areaCodes.find((area) => area.dialCode === dialCode)?.country;
}

/** The longest dial code that international digits (without `+`) begin with. */
export function dialCodeOf(digits: string): string | undefined {
  for (let size = 4; size >= 1; size--) {
    const start = digits.slice(0, size);
    if (start.length === size && dialCodes.has(start)) return start;
  }
  return undefined;
}
