import type { Field, Fields, ValueOf } from '@candor/exchange/rules';
import { hex } from '@candor/kernel/hash';
import { atoms, atomsToText, price, priceToText } from '@candor/money';

/** How a field stands in an answer: amounts and prices as decimal text, hashes in hex. */
type Shown<F> = F extends Field<'amount' | 'price' | 'hash'> ? string : ValueOf<F>;
type ShownFields<F extends Fields> = { [Name in keyof F]: Shown<F[Name]> };
/** From the core a hash is bytes, from the read model it is hex already. */
type Given<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<'hash'> ? Uint8Array | string : ValueOf<F[Name]>;
};

/** Makes the function that writes an entity's fields for an answer; `scale` is that of the asset its amounts are in. */
export function shownMaker<F extends Fields>(fields: F): (values: Given<F>, scale: number) => ShownFields<F> {
  const kinds = Object.entries(fields).map(([name, { kind }]) => ({ name, kind }));
  return (values, scale) => {
    const shown: Record<string, unknown> = {};
    for (const { name, kind } of kinds) {
      const value: unknown = values[name];
      if (kind === 'amount') shown[name] = atomsToText(atoms(value as bigint), scale);
      else if (kind === 'price') shown[name] = priceToText(price(value as number));
      else shown[name] = value instanceof Uint8Array ? hex(value) : value;
    }
    return shown as ShownFields<F>;
  };
}
