/** pages/setting/coupon. */
export const coupons = {
  none: 'No coupons yet',
  noneText: 'Coupons you are given wait here until you use them or they expire.',
} as const;
