import * as z from 'zod';

/** Of the function that makes prices from a seed. Folders without one are from a time when prices revealed the seed. */
export const newestTape = 2 as const;

/** A minute, counted from 1970, and the prices at its first instant by the number of the pair. */
const tapePlace = z.object({
  minute: z.number().int(),
  prices: z.array(z.tuple([z.number().int(), z.number().int()])),
});

export const installation = z.object({
  mode: z.enum(['practice', 'live']),
  seed: z.string(),
  foundedAtMs: z.number().int(),
  tape: z
    .object({
      version: z.literal(newestTape),
      /** The seed before it was redrawn; `CANDOR_SEED` may still have it. */
      formerSeed: z.string().optional(),
      onward: tapePlace.optional(),
      history: tapePlace.optional(),
    })
    .optional(),
});

export type TapePlace = z.output<typeof tapePlace>;

/** The identity of a data folder, fixed at its first start. */
export type Installation = Readonly<z.output<typeof installation>>;
