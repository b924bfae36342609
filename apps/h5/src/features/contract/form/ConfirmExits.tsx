import { type ExitInput, textOfLots } from '@candor/api';
import type { Direction, Lots } from '@candor/exchange/rules';
import { atomsToText, priceFromText } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact } from '#ui/Fact.tsx';
import type { OpenFigures } from '#features/position-model/open-figures.ts';
import { profitAtExit } from '#features/position-model/ticket-figures.ts';
import { useExitNames } from '../exits/use-exit-names.ts';
import type { ContractPair } from '../use-contract-market.ts';
import { useLotsText } from '../use-lots-text.ts';

interface ConfirmExitsProps {
  readonly exits: readonly ExitInput[];
  readonly pair: ContractPair;
  readonly order: {
    readonly direction: Direction;
    readonly figures: OpenFigures;
    readonly lots: Lots | undefined;
  };
}

/** Every exit of an order about to be sent, with the size that it closes and the result that it would have. */
export function ConfirmExits({ exits, pair, order: { direction, figures, lots } }: ConfirmExitsProps) {
  const t = useMessages();
  const lotsText = useLotsText();
  const format = useFormat();
  const { nameOf } = useExitNames();
  const { row, rules } = pair;
  const atOf = ({ price, trailPercent, trailDistance }: ExitInput) =>
    price === undefined
      ? trailPercent === undefined
        ? format.amount(trailDistance ?? '', rules.priceDecimals)
        : `${format.amount(trailPercent)}%`
      : format.amount(price, rules.priceDecimals);
  const profitOf = (exit: ExitInput) => {
    const price = exit.price === undefined ? undefined : priceFromText(exit.price);
    const size = exit.lots ?? lots;
    if (price === undefined || size === undefined) return undefined;
    return atomsToText(
      profitAtExit(rules, { direction, entryPrice: figures.price }, size, price),
      rules.grid.quoteScale,
    );
  };
  return exits.map((exit, place) => {
    const profit = profitOf(exit);
    return (
      <Fact key={place} label={nameOf(exit.kind)}>
        {atOf(exit)} · {exit.lots === undefined ? t('contract.form.closesAll') : lotsText(textOfLots(exit.lots))}
        {profit !== undefined && (
          <>
            {' '}
            · <AmountText value={profit} decimals={2} unit={row.quoteCode} isChange />
          </>
        )}
      </Fact>
    );
  });
}
