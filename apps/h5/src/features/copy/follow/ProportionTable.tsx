import type { Lots, TraderCard } from '@candor/api';
import { copiedLots } from '@candor/exchange/rules';
import { atomsFromText, zero } from '@candor/money';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { usePositions } from '#hooks/use-positions.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { RoundingTable } from './RoundingTable.tsx';

/** The unit of account. */
const scale = 6;

/** The copied sizes in proportion to both present equities, by the very rule of copying. */
export function ProportionTable({ size, card }: { readonly size: Lots; readonly card: TraderCard }) {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  const { account } = usePositions();
  if (account === undefined) return null;
  const { equity } = account;
  const capitals = {
    follower: atomsFromText(equity, scale) ?? zero,
    trader: atomsFromText(card.equity, scale) ?? zero,
  };
  const figures = { own: own.amount(equity, 2), theirs: format.amount(card.equity, 2) };
  return (
    <RoundingTable
      sizeOf={(lots) => copiedLots('proportional', size, lots, () => capitals)}
      hint={t('copy.form.proportionalHint', figures)}
    />
  );
}
