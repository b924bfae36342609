/** pages/fund/select, receive and receive_withdraw_record: money that comes in. */
export const deposit = {} as const;
