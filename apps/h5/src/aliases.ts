/** Other addresses of a tab root. The quotation tab the spec's go-home helper points to is our market tab. */
export const aliases: Readonly<Record<string, string>> = {
  '/': '/pages/index/index',
  '/pages/quotation/index': '/pages/market/market',
  '/pages/quotation/index.vue': '/pages/market/market',
};
