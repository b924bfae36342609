import { decimalFrom, fixedText, type Format } from '@candor/kit';

/** A share in millionths as percent: 100000 is "10", 125000 is "12.5". */
export function percentOfPpm(ppm: number): string {
  return fixedText({ units: BigInt(ppm), scale: 4 }, 4).replace(/\.?0+$/, '');
}

/** Won to all, whole percent cut down: 26 of 41 are "63". Absent without any. */
export function wonPercent(won: number, all: number): string | undefined {
  return all === 0 ? undefined : String(Math.floor((won * 100) / all));
}

/** A fall as people write it: "4.20" is "-4.20%"; nothing has no sign. */
export function fallText(percent: string | undefined, format: Format): string | undefined {
  const value = percent === undefined ? undefined : decimalFrom(percent);
  if (value === undefined) return undefined;
  const shown = format.amount(percent, 2);
  return value.units === 0n ? `${shown}%` : `-${shown}%`;
}
