import { type Ppm, textFromUnits } from '@candor/money';

/** Millionths as percent text: 600 is "0.06". */
export function percentOfPpm(share: Ppm | number): string {
  return textFromUnits(BigInt(share), 4);
}

/** Hundredths of a percent as percent text: 8_000 is "80". */
export function percentOfRate(rate: number): string {
  return textFromUnits(BigInt(rate), 2);
}
