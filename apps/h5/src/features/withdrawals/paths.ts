/** Withdrawals among the records of money in and out. */
export const recordsPath = '/pages/fund/receive_withdraw_record?tab=withdraw';
