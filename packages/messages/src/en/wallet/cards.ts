/** pages/setting/bank and bank_international. */
export const cards = {} as const;
