import { decimalFrom, fixedText } from '@candor/kit';

/** One tick up or down from `amount`, on the grid of `step`, never below zero. From nothing, up is one step. */
export function stepped(amount: string, step: string, direction: 1 | -1): string {
  const grid = decimalFrom(step);
  const value = decimalFrom(amount === '' ? '0' : amount);
  if (grid === undefined || value === undefined || grid.units <= 0n) return amount;
  const scale = Math.max(grid.scale, value.scale);
  const stepUnits = grid.units * 10n ** BigInt(scale - grid.scale);
  const units = value.units * 10n ** BigInt(scale - value.scale);
  const rest = units % stepUnits;
  // Off the grid, the first step only reaches the next line of it.
  const moved = direction === 1 ? units - rest + stepUnits : rest === 0n ? units - stepUnits : units - rest;
  return fixedText({ units: moved < 0n ? 0n : moved, scale }, grid.scale);
}

/** `percent` (0 to 100) of an amount, cut down to `decimals`. */
export function shareOfAmount(amount: string, percent: number, decimals: number): string {
  const value = decimalFrom(amount);
  if (value === undefined) return '';
  return fixedText({ units: value.units * BigInt(percent), scale: value.scale + 2 }, decimals);
}
