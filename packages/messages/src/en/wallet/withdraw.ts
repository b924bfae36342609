/** pages/fund/withdraw: money that goes out. */
export const withdraw = {} as const;
