/** pages/setting/wallet and addWallet: booked addresses. */
export const addresses = {} as const;
