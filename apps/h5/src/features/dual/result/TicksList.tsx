import { gridMs } from '@candor/exchange/rules';
import { clockText } from '@candor/kit';
import { priceFromText, priceScale, textFromUnits } from '@candor/money';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import type { DualTick } from './recompute.ts';

interface TicksListProps {
  /** Oldest first. */
  readonly ticks: readonly DualTick[];
  readonly linkedPrice: string;
}

/** A window of half an hour has thousands: they are shown so many at a time. */
const pageSize = 100;
const decimals = 2;

/** Every tick that was used: its time, its price, and its distance from the linked price. */
export function TicksList({ ticks, linkedPrice }: TicksListProps) {
  const t = useMessages();
  const [shown, setShown] = useState(0);
  const linked = priceFromText(linkedPrice);
  const toLinked = (text: string) => {
    const price = priceFromText(text);
    return price === undefined || linked === undefined ? undefined : textFromUnits(BigInt(price - linked), priceScale);
  };
  const more = Math.min(pageSize, ticks.length - shown);
  return (
    <>
      {shown > 0 && (
        <table className="w-full text-12 tabular-nums">
          <thead>
            <tr className="text-fg-3">
              <th scope="col" className="py-1 text-left font-normal">
                {t('dual.orders.tickTime')}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {t('dual.orders.tickPrice')}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {t('dual.orders.toLinked')}
              </th>
            </tr>
          </thead>
          <tbody>
            {ticks.slice(0, shown).map(({ gridIndex, price }) => (
              <tr key={gridIndex} className="border-t border-line">
                <td className="py-1 text-fg-2">{tickTime(gridIndex)}</td>
                <td className="py-1 text-right">
                  <AmountText value={price} decimals={decimals} />
                </td>
                <td className="py-1 text-right">
                  <AmountText value={toLinked(price)} decimals={decimals} isChange />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(more > 0 || shown > 0) && (
        <button
          type="button"
          aria-expanded={shown > 0}
          onClick={() => setShown(more > 0 ? shown + more : 0)}
          className="press tap self-start text-13 font-medium text-accent"
        >
          {more === 0
            ? t('dual.orders.hideTicks')
            : t(shown === 0 ? 'dual.orders.showTicks' : 'dual.orders.moreTicks', { count: more })}
        </button>
      )}
    </>
  );
}

/** Ticks come every half second: hh:mm:ss.0 or .5. */
function tickTime(gridIndex: number): string {
  const atMs = gridIndex * gridMs;
  return `${clockText(atMs)}.${Math.floor((atMs % 1_000) / 100)}`;
}
