import type { DualPurchaseRow } from '@candor/api';
import { gridMs } from '@candor/exchange/rules';
import type { DualTick } from './recompute.ts';

/** The ticks of a window as a file of comma-separated values, oldest first, and its name. */
export function tickFile(
  { symbol, maturesAtMs }: Pick<DualPurchaseRow, 'symbol' | 'maturesAtMs'>,
  ticks: readonly DualTick[],
): [content: Blob, name: string] {
  const timeOf = ({ gridIndex }: DualTick) => new Date(gridIndex * gridMs).toISOString();
  const lines = ['time_utc,price', ...ticks.map((tick) => `${timeOf(tick)},${tick.price}`)];
  const matured = new Date(maturesAtMs).toISOString().slice(0, 16).replaceAll(':', '');
  return [
    new Blob([`${lines.join('\n')}\n`], { type: 'text/csv' }),
    `candor-${symbol.toLowerCase().replaceAll('/', '-')}-${matured}.csv`,
  ];
}
