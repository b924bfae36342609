import type { OptionTape } from '@candor/api';
import { priceFromText, priceScale, textFromUnits } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { decimalsIn, usePriceDecimals } from '../shown-decimals.ts';

/** Every sample: its tick, its price, and its distance from the strike. */
export function SamplesList({ tape }: { readonly tape: OptionTape }) {
  const t = useMessages();
  const format = useFormat();
  const least = usePriceDecimals(tape.option.pairId);
  const strike = priceFromText(tape.strike?.price ?? '');
  const toStrike = (text: string) => {
    const price = priceFromText(text);
    return price === undefined || strike === undefined ? undefined : textFromUnits(BigInt(price - strike), priceScale);
  };
  return (
    <table className="w-full text-12 tabular-nums">
      <thead>
        <tr className="text-fg-3">
          <th scope="col" className="py-1 text-left font-normal">
            {t('options.result.tick')}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {t('options.result.price')}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {t('options.result.toStrike')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tape.samples.map(({ gridIndex, price }) => (
          <tr key={gridIndex} className="border-t border-line">
            <td className="py-1 text-fg-2">#{format.amount(String(gridIndex))}</td>
            <td className="py-1 text-right">
              <AmountText value={price} decimals={decimalsIn(price, least)} />
            </td>
            <td className="py-1 text-right">
              <AmountText value={toStrike(price)} decimals={decimalsIn(toStrike(price), least)} isChange />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
