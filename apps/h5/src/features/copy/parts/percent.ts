import { decimalFrom, type Format } from '@candor/kit';

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
