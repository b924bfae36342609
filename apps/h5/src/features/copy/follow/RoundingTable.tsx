import { type Lots, textOfLots } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';

/** Sizes of a trader, in hundredths of a lot, that show how yours come about: above and below one lot, and with a rest. */
const samples = [10, 75, 333, 1_000] as const;

interface RoundingTableProps {
  readonly sizeOf: (traderLots: Lots) => Lots;
  readonly hint: string;
}

/** The copied sizes for some of the trader's, by the very rule of copying. */
export function RoundingTable({ sizeOf, hint }: RoundingTableProps) {
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
                {textOfLots(sizeOf(lots as Lots))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="mt-1.5 text-12 text-fg-3">{hint}</p>
    </div>
  );
}
