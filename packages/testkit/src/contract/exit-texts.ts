import type { Lots } from '@candor/exchange';
import type { Ppm } from '@candor/money';
import { priceOfText } from '../amounts.ts';

/** "1.5": sizes as rows write them, in lots. */
export function lotsOf(text: string): Lots {
  return Math.round(Number(text) * 100) as Lots;
}

/** An exit as a row writes it: its price, or its price and how many lots it closes. */
export type ExitText = string | readonly [price: string, lots: string];

/** A trail as a row writes it: in millionths, or by a price. */
export interface TrailText {
  readonly rate?: number;
  readonly by?: string;
  /** The mark from which it trails; absent: at once. */
  readonly from?: string;
  /** The lots that it closes; absent: all. */
  readonly lots?: string;
}

export interface StepsText {
  readonly takeProfits?: readonly ExitText[];
  readonly stopLosses?: readonly ExitText[];
  readonly trails?: readonly TrailText[];
}

export function exitOf(text: ExitText): {
  readonly price: ReturnType<typeof priceOfText>;
  readonly lots: Lots | undefined;
} {
  return typeof text === 'string'
    ? { price: priceOfText(text), lots: undefined }
    : { price: priceOfText(text[0]), lots: lotsOf(text[1]) };
}

export function trailOf({ rate, by, from }: TrailText) {
  return {
    ...(rate === undefined ? {} : { trailRate: rate as Ppm }),
    ...(by === undefined ? {} : { trailDistance: priceOfText(by) }),
    ...(from === undefined ? {} : { activationPrice: priceOfText(from) }),
  };
}

export function stepsOf({ takeProfits, stopLosses, trails }: StepsText) {
  return {
    ...(takeProfits === undefined ? {} : { takeProfits: takeProfits.map(exitOf) }),
    ...(stopLosses === undefined ? {} : { stopLosses: stopLosses.map(exitOf) }),
    ...(trails === undefined
      ? {}
      : {
          trails: trails.map((one) => ({
            ...trailOf(one),
            lots: one.lots === undefined ? undefined : lotsOf(one.lots),
          })),
        }),
  };
}
