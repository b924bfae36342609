/**
 * Units of each currency for one USDT, as the specification sets them (section 9): the start of a new installation, and
 * the app's rates until the server's have come.
 */
export const builtInFiatRates: Readonly<Record<string, string>> = {
  USD: '1',
  VND: '26000',
  IDR: '15680.9',
  CNY: '7.19571',
  GBP: '0.785455',
  HKD: '7.8207',
  JPY: '151.191',
  EUR: '0.917528',
  AED: '3.67192',
  THB: '36.1064',
  PHP: '55.9847',
};
