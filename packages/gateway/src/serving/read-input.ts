import { unitsFromText } from '@candor/money';
import type { Ppm } from '@candor/money';

/** A text that was left out stays out; one that cannot be read is refused, never rounded. */
export function parseOptional<T>(text: string | undefined, parse: (text: string) => T | undefined) {
  const value = text === undefined ? undefined : parse(text);
  return { value, isWrong: text !== undefined && value === undefined };
}

/** Percent as the core has it: "0.5" is 5,000 parts per million. */
export function ppmFromPercent(text: string): Ppm | undefined {
  const units = unitsFromText(text, 4);
  return units === undefined || units > 100_0000n ? undefined : (Number(units) as Ppm);
}

export type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the fields that are `undefined`: to the core, absent is absent. */
export function omitUndefined<T extends object>(fields: T): Given<T> {
  const present: Given<T> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) present[name] = value as Given<T>[typeof name];
  }
  return present;
}
