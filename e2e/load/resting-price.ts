import { mustGet } from './api-user.ts';

interface Candles {
  readonly data: readonly { readonly close: string }[];
}

/** A price of the first pair at which an order to buy rests: well below the market, and within its band. */
export async function restingPrice(address: string): Promise<string> {
  const path = '/currency/new_timeshar?symbol=BTC/USDT&period=1min&limit=1';
  const { data } = (await mustGet(address, path, '')) as Candles;
  return `${Math.floor(Number(data[0]?.close) * 0.7)}`;
}
