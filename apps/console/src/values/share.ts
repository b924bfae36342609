import { percentOfPpm, ppmFromPercent } from '@candor/money';

/** Millionths as percent, exactly: 600 is "0.06". A text that is no number of millionths stays as it is. */
export function percentOf(ppm: string): string {
  return /^\d{1,15}$/.test(ppm) ? percentOfPpm(Number(ppm)) : ppm;
}

/** The millionths of a percent as people write it, with a point or a comma; absent where it has none. */
export function ppmOf(percent: string): string | undefined {
  const ppm = ppmFromPercent(percent.trim().replace(/[.,]$/, '').replace(',', '.'));
  return ppm === undefined ? undefined : `${ppm}`;
}
