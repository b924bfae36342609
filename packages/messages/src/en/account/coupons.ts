/** pages/setting/coupon. */
export const coupons = {
  none: 'No coupons yet',
  noneText: 'Coupons that you are given wait here until you use them or they end.',
} as const;
