/** Coins whose glyph the icon set draws well at 32 px; checked by eye. */
export const markedCoins: ReadonlySet<string> = new Set(
  'BTC ETH USDT BNB SOL XRP ADA DOGE LTC LINK AVAX TRX DOT UNI SUI'.split(' '),
);

const grounds: Readonly<Record<string, string>> = {
  BTC: '#F7931A',
  ETH: '#627EEA',
  USDT: '#26A17B',
  DOGE: '#B59A30',
  ADA: '#0F56D9',
  BNB: '#E0A90C',
  LTC: '#345D9D',
  SOL: '#8C4DFF',
  XRP: '#4A5568',
  ARB: '#1A6FB0',
  LINK: '#2A5ADA',
  AVAX: '#E0393A',
  TRX: '#D81E27',
  DOT: '#D6006E',
  UNI: '#E0146F',
  SUI: '#3B86E0',
  FET: '#3A3F9E',
  SHIB: '#B8450C',
  NVDA: '#4D7A00',
  AAPL: '#5B6470',
  TSLA: '#C2202F',
  MSFT: '#0B6FB8',
  AMZN: '#8A5A00',
  GOOGL: '#1A66D6',
  META: '#0A5FDB',
  USD: '#2E7D4F',
  VND: '#C2202F',
};

/** Dark enough for white letters on both themes. */
const spareGrounds = ['#4A5568', '#4450DB', '#0F766E', '#9A4B00', '#9D2C6B', '#5E6E00'] as const;

/** The colour behind a glyph or monogram: the coin's own, or one picked by its letters so that it never changes. */
export function coinGround(code: string): string {
  const own = grounds[code];
  if (own !== undefined) return own;
  let sum = 0;
  for (const letter of code) sum += letter.charCodeAt(0);
  return spareGrounds[sum % spareGrounds.length] as string;
}

/** One letter for coins, two for stocks, as the pictures have them. */
export function monogram(code: string, isStock: boolean): string {
  return code.slice(0, isStock ? 2 : 1);
}
