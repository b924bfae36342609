/** Bits behind the point of a normal draw. */
export const normalBits = 14;

const byteSumMax = 4 * 255;
const middle = byteSumMax / 2;
/** Of the line and the cube that bend the sum of four bytes into a normal distribution of deviation one. */
const linear = 1_764_224_666;
const cubic = 6_553_562;

/** The normal value for each sum of four bytes, in steps of 2^-14. */
const table = Int32Array.from({ length: byteSumMax + 1 }, (_, sum) =>
  sum < middle ? -bent(middle - sum) : bent(sum - middle),
);

function bent(distance: number): number {
  return Math.floor((distance * linear + Math.floor((distance ** 3 * cubic) / 2 ** 12)) / 2 ** 24);
}

/**
 * A normally distributed number out of 32 random bits, in steps of 2^-14, from about −4.05 to 4.05.
 *
 * The sum of four bytes is nearly normal, with tails that are too thin; the cube mends them: variance, fourth and sixth
 * moment are those of the normal distribution to 10^-5, 1 in 1,000 and 1 in 30. Only normal draws make the two halves
 * of a stretch that was split in the middle independent of each other (`walk.ts`), so that the first reveals nothing of
 * the second.
 */
export function normalOf(word: number): number {
  const sum = (word & 0xff) + ((word >>> 8) & 0xff) + ((word >>> 16) & 0xff) + (word >>> 24);
  return table[sum] as number;
}
