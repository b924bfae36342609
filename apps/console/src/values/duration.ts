/** The units that a length of time is given in, the largest first. */
export const durationUnits = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;
export type DurationUnit = (typeof durationUnits)[number][0];

const smallest = durationUnits[durationUnits.length - 1] as (typeof durationUnits)[number];

/** Milliseconds in the largest unit that they are whole in; below a second with decimals. */
export function inUnits(ms: string): { readonly count: string; readonly unit: DurationUnit } {
  const value = Number(ms);
  const [unit, unitMs] = (value > 0 && durationUnits.find(([, length]) => value % length === 0)) || smallest;
  return { count: ms === '' || Number.isNaN(value) ? ms : `${value / unitMs}`, unit };
}

/** The milliseconds of a number of units; absent where they are no whole number. */
export function msOf(count: string, unit: DurationUnit): string | undefined {
  const [, unitMs] = durationUnits.find(([name]) => name === unit) ?? smallest;
  const text = count.trim().replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const ms = Number(whole) * unitMs + (Number(fraction.padEnd(3, '0')) * unitMs) / 1_000;
  return Number.isInteger(ms) ? `${ms}` : undefined;
}
