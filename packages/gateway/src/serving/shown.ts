import type { Field, FieldKind, OptionalNames, ValueOf, ValuesOf } from '@candor/exchange/rules';
import { atoms, atomsToText, price, priceToText } from '@candor/money';

/** Fields that answers show: bytes are not among them. */
type Showable = Readonly<Record<string, Field<Exclude<FieldKind, 'hash' | 'bytes'>>>>;
/** Fields in an answer: amounts and prices as decimal text. */
type Shown<F extends Showable> = {
  [Name in keyof F]:
    | (F[Name] extends Field<'amount' | 'price'> ? string : ValueOf<F[Name]>)
    | (Name extends OptionalNames<F> ? undefined : never);
};

/** Makes the function that writes an entity's fields for an answer; `scale` is that of the asset its amounts are in. */
export function shownMaker<F extends Showable>(fields: F): (values: ValuesOf<F>, scale: number) => Shown<F> {
  const kinds = Object.entries(fields).map(([name, { kind }]) => ({ name, kind }));
  return (values, scale) => {
    const shown: Record<string, unknown> = {};
    for (const { name, kind } of kinds) {
      const value = (values as Readonly<Record<string, unknown>>)[name];
      if (value === undefined) shown[name] = undefined;
      else if (kind === 'amount') shown[name] = atomsToText(atoms(value as bigint), scale);
      else shown[name] = kind === 'price' ? priceToText(price(value as number)) : value;
    }
    return shown as Shown<F>;
  };
}
