import { type Ppm, ppmFromPercent, ppmOne } from '@candor/money';

/** A text that was left out stays out; one that cannot be read is refused, never rounded. */
export function parseOptional<T>(text: string | undefined, parse: (text: string) => T | undefined) {
  const value = text === undefined ? undefined : parse(text);
  return { value, isWrong: text !== undefined && value === undefined };
}

/** A share of a whole as the core has it: "0.5" percent are 5,000 millionths, and more than all of it is none. */
export function shareFromPercent(text: string): Ppm | undefined {
  const share = ppmFromPercent(text);
  return share === undefined || share > ppmOne ? undefined : share;
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
