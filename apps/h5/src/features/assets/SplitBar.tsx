import type { AccountType } from '@candor/api';
import { accountColours } from '#features/funds/accounts.ts';

interface SplitBarProps {
  readonly shares: readonly { readonly accountType: AccountType; readonly percent: number }[];
}

/** The shares side by side, 8 px high. Decorative: the percents are in words beside it. */
export function SplitBar({ shares }: SplitBarProps) {
  const held = shares.filter(({ percent }) => percent > 0);
  return (
    <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-inset">
      {held.map(({ accountType, percent }) => (
        <span key={accountType} className={accountColours[accountType]} style={{ flexGrow: percent }} />
      ))}
    </div>
  );
}
