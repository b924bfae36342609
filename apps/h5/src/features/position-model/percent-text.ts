import { percentOfPpm, type Ppm, textFromUnits } from '@candor/money';

/** Hundredths of a percent as percent text: 8_000 is "80". */
export function percentOfRate(rate: number): string {
  return textFromUnits(BigInt(rate), 2);
}

/** The rate of a fee as percent text with two decimals or more: 1,000 millionths are "0.10", and 950 are "0.095". */
export function rateText(rate: Ppm): string {
  const text = percentOfPpm(rate);
  const [whole, decimals = ''] = text.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}
