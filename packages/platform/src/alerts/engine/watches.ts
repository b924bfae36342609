import { type Ppm, type Price, ppmOne, price as priceOf } from '@candor/money';

/** Waits for the index of a pair to reach a price from one side. */
export interface PriceWatch {
  readonly kind: 'price';
  readonly pairId: number;
  /** Reached by a rise; otherwise by a fall. */
  readonly rises: boolean;
  readonly price: Price;
  readonly isArmed: boolean;
  /** Of a watch of positions: the price that would liquidate them. */
  readonly liquidationPrice?: Price;
}

/** Waits for a move of a pair's index in a window. */
export interface MoveWatch {
  readonly kind: 'move';
  readonly pairId: number;
  readonly seconds: number;
  readonly move: Ppm;
  readonly isArmed: boolean;
}

/** One thing that an alert waits for. It is armed until it is reached, and again once the price has come back. */
export type Watch = PriceWatch | MoveWatch;

/** The part of the price by which it has to come back before the same alert can fire again: 0.1 %. */
const comingBackPart = 1_000;
/** A move has to shrink by a tenth. */
const shrinkPart = 10;
/** A repeating alert tells at most once in this time. */
export const restMs = 60_000;

/** The price at which a watch that was reached is armed again. */
export function rearmPrice({ rises, price }: Pick<PriceWatch, 'rises' | 'price'>): number {
  const back = Math.max(1, (price - (price % comingBackPart)) / comingBackPart);
  return rises ? price - back : price + back;
}

/** The move at which a watch of moves is armed again. */
export function rearmMove({ move }: Pick<MoveWatch, 'move'>): number {
  return move - Math.max(1, (move - (move % shrinkPart)) / shrinkPart);
}

/** A position that a mark liquidates. */
export interface LiquidationPoint {
  readonly pairId: number;
  readonly direction: 'long' | 'short';
  readonly liquidationPrice: Price;
}

/**
 * The watch of a position: reached exactly when the distance from the index to the liquidation price is at most
 * `distance` of the index. Absent when no price is that far away.
 */
export function liquidationWatch(
  { pairId, direction, liquidationPrice }: LiquidationPoint,
  distance: Ppm,
): PriceWatch | undefined {
  const rises = direction === 'short';
  const scaled = BigInt(liquidationPrice) * BigInt(ppmOne);
  const divisor = BigInt(rises ? ppmOne + distance : ppmOne - distance);
  const exact = rises ? (scaled + divisor - 1n) / divisor : scaled / divisor;
  if (exact <= 0n || exact > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return { kind: 'price', pairId, rises, price: priceOf(Number(exact)), isArmed: true, liquidationPrice };
}
