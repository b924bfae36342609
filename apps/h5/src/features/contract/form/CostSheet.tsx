import type { ContractPreviewRow } from '@candor/api';
import { atomsToText, type Atoms, priceToText } from '@candor/money';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import type { OpenFigures } from '#features/position-model/open-figures.ts';
import type { ContractPair } from '../use-contract-market.ts';
import { liquidationOf } from './liquidation-of.ts';
import { RatePair } from './RatePair.tsx';

interface DirectionFigures {
  readonly figures: OpenFigures | undefined;
  readonly preview: ContractPreviewRow | undefined;
}

interface CostSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pair: ContractPair;
  readonly isIsolated: boolean;
  readonly long: DirectionFigures;
  readonly short: DirectionFigures;
}

/** The cost and the effect of an order in each direction, side by side, while it is being typed. */
export function CostSheet({ isOpen, onClose, pair, isIsolated, long, short }: CostSheetProps) {
  const t = useMessages();
  const { grid, priceDecimals } = pair.rules;
  const both = (cell: (side: DirectionFigures) => ReactNode): readonly ReactNode[] => [cell(long), cell(short)];
  const money = (pick: (figures: OpenFigures) => Atoms, decimals: number) =>
    both(({ figures }) => (
      <AmountText value={figures && atomsToText(pick(figures), grid.quoteScale)} decimals={decimals} />
    ));
  const rows: readonly (readonly [string, readonly ReactNode[]])[] = [
    [t('contract.form.notional'), money(({ notional }) => notional, 2)],
    [t('contract.form.margin'), money(({ margin }) => margin, 2)],
    [t('contract.confirm.openFee'), money(({ fee }) => fee, 4)],
    [t('contract.confirm.overnight'), money(({ overnight }) => overnight, 4)],
    [t('contract.confirm.hold'), money(({ hold }) => hold, 2)],
    [
      t('contract.form.breakEven'),
      both(({ figures }) => <AmountText value={figures && priceToText(figures.breakEven)} decimals={priceDecimals} />),
    ],
    [
      t('contract.form.liquidation'),
      both((side) => {
        const price = liquidationOf({ ...side, isIsolated });
        if (price === 'none') return t('contract.form.never');
        return <AmountText value={price && priceToText(price)} decimals={priceDecimals} className="text-warn" />;
      }),
    ],
    [
      t('contract.form.riskRate'),
      both(({ preview }) => (
        <span className="inline-flex items-center gap-1">
          <RatePair before={preview?.riskRateBefore} after={preview?.riskRateAfter} />
        </span>
      )),
    ],
  ];
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.form.costDetails')}>
      <table className="w-full text-13 tabular-nums">
        <thead>
          <tr className="text-12 text-fg-3">
            <th scope="col" className="sr-only">
              {t('contract.form.cost')}
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-medium">
              {t('contract.directions.long')}
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-medium">
              {t('contract.directions.short')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cells]) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-2.5 text-left font-normal text-fg-3">
                {label}
              </th>
              {cells.map((cell, place) => (
                <td key={place} className="py-2.5 pl-3 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
