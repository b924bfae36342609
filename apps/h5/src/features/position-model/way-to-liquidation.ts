import type { Direction } from '@candor/exchange/rules';
import { mulDiv, type Price, textFromUnits } from '@candor/money';

interface WayLeft {
  /** The move of the mark that liquidates, as a share of the mark; decimal text, rounded down, never below zero. */
  readonly percent: string;
  /** The same for a bar, from 0 to 1: full from a fifth of the mark on. */
  readonly share: number;
  readonly danger: 'safe' | 'watch' | 'near';
}

const fullAt = 2_000;
const watchBelow = 500;
const nearBelow = 150;

/** The distance from the mark to the price that liquidates a position. */
export function wayToLiquidation(direction: Direction, mark: Price, liquidation: Price): WayLeft {
  const distance = direction === 'long' ? mark - liquidation : liquidation - mark;
  const hundredths = distance <= 0 ? 0n : mulDiv(BigInt(distance), 10_000n, BigInt(mark), 'down');
  const left = Number(hundredths);
  return {
    percent: textFromUnits(hundredths, 2),
    share: Math.min(1, left / fullAt),
    danger: left < nearBelow ? 'near' : left < watchBelow ? 'watch' : 'safe',
  };
}
