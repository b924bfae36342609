export const siteSettings: Readonly<Record<string, string>> = {
  site_name: 'Candor',
  site_logo: '/h5/logo.svg',
  contact_email: 'support@candor.example',
  contact_hours: '24/7',
};

/** Spec section 9: units of each currency for one USDT. */
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
