/** pages/setting/bill: statements. */
export const bills = {} as const;
