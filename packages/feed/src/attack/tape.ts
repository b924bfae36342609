import type { Price } from '@candor/money';

/** An index at every grid instant, as an attacker's opponent has it. */
export interface Tape {
  priceAt(gridIndex: number): Price;
  /** Instants at whose multiples its construction begins something new: public, like all of it but the seed. */
  readonly pieces: readonly number[];
}

/** The public data of a minute that is over. */
export interface PublicCandle {
  readonly minute: number;
  readonly open: Price;
  readonly close: Price;
  readonly lots: number;
}
