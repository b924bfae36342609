/** One, in the shares that `portionOf` takes. */
export const shareOne = 2 ** 20;

const half = 2 ** 18;

/** `share` ÷ 2^20 of an amount up to 2^51 either way, rounded down. */
export function portionOf(amount: number, share: number): number {
  const high = Math.floor(amount / half);
  const low = amount - high * half;
  return Math.floor((high * share + Math.floor((low * share) / half)) / (shareOne / half));
}

/** The part as a share of the whole, in 2^-20ths, rounded down; the whole is above zero. */
export function shareOf(part: number, whole: number): number {
  // Beyond 33 bits the product would not be exact: there the last bits have no weight.
  const unit = whole >= 2 ** 33 ? 2 ** 20 : 1;
  return Math.floor((Math.floor(part / unit) * shareOne) / Math.floor(whole / unit));
}

/** The whole part of the square root of a number below 2^52. */
export function rootOf(square: number): number {
  // The machine's root is only the start of the search, so that it does not affect the result.
  let root = Math.floor(Math.sqrt(square));
  while (root * root > square) root--;
  while ((root + 1) * (root + 1) <= square) root++;
  return root;
}
