import { type Lots, textOfLots } from '@candor/api';
import { copiedLots } from '@candor/exchange/rules';
import { useMessages } from '#i18n/use-messages.ts';

/** Sizes of a trader, in hundredths of a lot, that show how yours come about: above and below one lot, and with a rest. */
const samples = [10, 75, 333, 1_000] as const;

/** The copied sizes of a multiple for some of the trader's, by the very rule of copying. */
export function RoundingTable({ size }: { readonly size: Lots }) {
  const t = useMessages();
  return (
    <div>
      <table className="w-full table-fixed text-13 tabular-nums">
        <caption className="pb-1.5 text-left text-12 text-fg-3">{t('copy.form.roundingTitle')}</caption>
        <tbody>
          <tr>
            <th scope="row" className="py-1 text-left text-12 font-normal text-fg-3">
              {t('copy.form.theirs')}
            </th>
            {samples.map((lots) => (
              <td key={lots} className="py-1 text-right text-fg-2">
                {textOfLots(lots as Lots)}
              </td>
            ))}
          </tr>
          <tr className="border-t border-line">
            <th scope="row" className="py-1 text-left text-12 font-normal text-fg-3">
              {t('copy.form.yours')}
            </th>
            {samples.map((lots) => (
              <td key={lots} className="py-1 text-right font-semibold">
                {textOfLots(copiedLots('multiple', size, lots as Lots))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="mt-1.5 text-12 text-fg-3">{t('copy.form.rounding')}</p>
    </div>
  );
}
