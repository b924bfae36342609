import {
  breakEvenPrice,
  contractFee,
  type Direction,
  type Lots,
  liquidationPrice,
  marginFor,
  multipleMaxAt,
  notionalAt,
  overnightFee,
  quotePrice,
  shownLiquidationPrice,
  worstPriceFrom,
} from '@candor/exchange/rules';
import { type Atoms, atoms, type Ppm, type Price, price } from '@candor/money';
import type { ContractRules } from './market.ts';

/** An order as far as its figures depend on it. */
export interface OpenRequest {
  readonly direction: Direction;
  readonly lots: Lots;
  readonly multiple: number;
  readonly marginMode: 'cross' | 'isolated';
  /** Absent: a market order within `slippage`. */
  readonly limitPrice: Price | undefined;
  readonly slippage: Ppm;
}

/** The figures of an order if the next tick repeats the index, by the core's own functions. */
export interface OpenFigures {
  /** The fill price; the limit for a limit order that waits. */
  readonly price: Price;
  readonly worstPrice: Price;
  readonly notional: Atoms;
  readonly margin: Atoms;
  readonly fee: Atoms;
  /** Frozen until it fills: margin and fee at the dearest price it may fill at. */
  readonly hold: Atoms;
  /** Each night, at this price. */
  readonly overnight: Atoms;
  readonly breakEven: Price;
  /** Of an isolated ticket; a cross one's depends on the whole account, and comes from the server. */
  readonly liquidation: Price | undefined;
  readonly multipleMax: number;
}

export function openFigures(rules: ContractRules, index: Price, request: OpenRequest): OpenFigures {
  const { grid, fee } = rules;
  const { direction, lots, multiple } = request;
  const { fill, worst, dearest } = pricesOf(rules, index, request);
  const notional = notionalAt(grid, lots, fill, 'up');
  const margin = marginFor(notional, multiple);
  const held = notionalAt(grid, lots, dearest, 'up');
  const exact =
    request.marginMode === 'isolated'
      ? liquidationPrice(grid, rules.tiers, { direction, lots, entryPrice: fill }, margin)
      : undefined;
  return {
    price: fill,
    worstPrice: worst,
    notional,
    margin,
    fee: contractFee(notional, fee),
    hold: atoms(marginFor(held, multiple) + contractFee(held, fee)),
    overnight: overnightFee(notional, rules.overnightRate),
    breakEven: breakEvenPrice(direction, fill, fee, fee),
    liquidation: exact === undefined ? undefined : shownLiquidationPrice(grid, direction, exact),
    multipleMax: multipleMaxAt(rules.tiers, held),
  };
}

/** The fill price, the worst one, and the dearest price that margin and fee are frozen for. */
function pricesOf({ grid, spread }: ContractRules, index: Price, { direction, limitPrice, slippage }: OpenRequest) {
  const quote = quotePrice(grid, spread, index, direction, 'open');
  const worst = limitPrice ?? worstPriceFrom(grid, quote, slippage, direction);
  const upper = limitPrice === undefined ? worstPriceFrom(grid, quote, slippage, 'long') : quote;
  const isTouched = direction === 'long' ? quote <= worst : quote >= worst;
  // A short may fill above where it was ordered: that distance is provided for.
  const dearest = direction === 'long' ? worst : price(Math.max(worst, upper));
  return { fill: isTouched ? quote : worst, worst, dearest };
}

/** The most lots that so much pays for, by funds and by the market's own limits. */
export function lotsFor(
  rules: ContractRules,
  index: Price,
  request: Omit<OpenRequest, 'lots'>,
  spend: Atoms,
  roomLots: number,
): Lots {
  let low = 0;
  let high = Math.min(rules.lotsMax, roomLots);
  while (low < high) {
    const lots = Math.ceil((low + high) / 2) as Lots;
    const figures = openFigures(rules, index, { ...request, lots });
    if (figures.hold <= spend && request.multiple <= figures.multipleMax) low = lots;
    else high = lots - 1;
  }
  return low as Lots;
}
