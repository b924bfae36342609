import { dayMs } from '@candor/kernel';
import { flood, type Tally, type Target } from '../ask.ts';

const pairs = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT'];
const periods = ['5min', '30min', '15min', '1min'];

/** Fine candles of long ago, each time others. */
export function oldCandles(target: Target): Promise<Tally> {
  const now = Date.now();
  return flood(target, 26, (index) => {
    const query = new URLSearchParams({
      symbol: pairs[index % pairs.length] as string,
      period: periods[(index >> 2) % periods.length] as string,
      limit: '1000',
      to: String(now - ((index * 7) % 85) * dayMs),
    });
    return { path: `/api/currency/new_timeshar?${query.toString()}`, from: '127.0.0.2' };
  });
}
