import type { AlertFiringRow, AlertRow } from '@candor/api';
import { gridMs, type PairId } from '@candor/exchange';
import { type Price, priceToText } from '@candor/money';
import type { Alert, AlertFiring } from '@candor/platform';
import type { Instruments } from '../../market/instruments.ts';

export function alertRowOf(instruments: Instruments, { watches, pairId, price, ...alert }: Alert): AlertRow {
  return {
    ...alert,
    pairId,
    symbol: pairId === undefined ? undefined : symbolOf(instruments, pairId),
    price: price === undefined ? undefined : priceToText(price),
    places: watches.flatMap((watch) =>
      watch.kind === 'price' && watch.liquidationPrice !== undefined
        ? {
            pairId: watch.pairId,
            symbol: symbolOf(instruments, watch.pairId),
            price: priceToText(watch.price),
            direction: watch.rises ? ('up' as const) : ('down' as const),
            liquidationPrice: priceToText(watch.liquidationPrice),
          }
        : [],
    ),
  };
}

export function alertFiringRowOf(instruments: Instruments, firing: AlertFiring): AlertFiringRow {
  const { tick, before, reference, threshold, liquidationPrice, ...rest } = firing;
  return {
    ...rest,
    symbol: symbolOf(instruments, firing.pairId),
    threshold: textOf(threshold),
    tick: tickOf(tick),
    sequence: tick.sequence,
    before: before && tickOf(before),
    reference: reference && tickOf(reference),
    liquidationPrice: textOf(liquidationPrice),
  };
}

function tickOf({ price, gridIndex }: { readonly price: Price; readonly gridIndex: number }) {
  return { price: priceToText(price), gridIndex, atMs: gridIndex * gridMs };
}

function textOf(price: Price | undefined): string | undefined {
  return price === undefined ? undefined : priceToText(price);
}

function symbolOf(instruments: Instruments, pairId: number): string {
  return instruments.pairOf(pairId as PairId).symbol;
}
