declare const species: unique symbol;

/** A number, bigint or text that the compiler refuses to mix with its neighbours. */
export type Nominal<Base, Name extends string> = Base & { readonly [species]: Name };
