import type { FriendRow } from '@candor/api';
import { AmountText } from '#ui/AmountText.tsx';

/** Sums of several assets, one below the other; nothing yet is a dash. */
export function Amounts({ amounts }: { readonly amounts: NonNullable<FriendRow['earned']> }) {
  if (amounts.length === 0) return '–';
  return amounts.map(({ assetId, code, amount }) => (
    <AmountText key={assetId} value={amount} unit={code} isPrivate className="block" />
  ));
}
