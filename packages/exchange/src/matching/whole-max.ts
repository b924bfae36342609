/** The most that ticks and lots may be: they fit in 31 bits. */
export const wholeMax = 2_147_483_647;
