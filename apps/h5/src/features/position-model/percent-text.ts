import { type Ppm, textFromUnits, unitsFromText } from '@candor/money';

/** Percent text has two decimals less than a share of one: "0.1" is 1,000 millionths. */
const percentScale = 4;

/** Millionths as percent text: 600 is "0.06". */
export function percentOfPpm(share: Ppm | number): string {
  return textFromUnits(BigInt(share), percentScale);
}

/** Hundredths of a percent as percent text: 8_000 is "80". */
export function percentOfRate(rate: number): string {
  return textFromUnits(BigInt(rate), 2);
}

export function ppmFromPercent(percent: string): Ppm | undefined {
  const units = unitsFromText(percent, percentScale);
  return units === undefined ? undefined : (Number(units) as Ppm);
}

/** The rate of a fee as percent text with two decimals or more: 1,000 millionths are "0.10", and 950 are "0.095". */
export function rateText(rate: Ppm): string {
  const text = percentOfPpm(rate);
  const [whole, decimals = ''] = text.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}
