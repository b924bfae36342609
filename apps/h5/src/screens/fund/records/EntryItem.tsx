import type { EntryKind, EntryRow } from '@candor/contract';
import {
  ArrowLeftRight,
  ArrowRightLeft,
  Coins,
  Landmark,
  type LucideIcon,
  Percent,
  Repeat,
  Snowflake,
  Sun,
} from 'lucide-react';
import { useMessages } from '../../../i18n/use-messages.ts';
import { AmountText } from '../../../ui/AmountText.tsx';
import { TimeText } from '../../../ui/TimeText.tsx';
import { mainPart } from './record-tabs.ts';

const icons: Readonly<Record<EntryKind, LucideIcon>> = {
  house_funding: Landmark,
  practice_claim: Coins,
  transfer: ArrowLeftRight,
  convert: Repeat,
  convert_fee: Percent,
  order_hold: Snowflake,
  order_release: Sun,
  trade: ArrowRightLeft,
  trade_fee: Percent,
};

/** A line of a statement: what it was, when, the change with its sign, and what it came to. */
export function EntryItem({ entry, onPress }: { readonly entry: EntryRow; readonly onPress: () => void }) {
  const t = useMessages();
  const Icon = icons[entry.kind];
  const { isFrozen, change, after } = mainPart(entry);
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex h-15 w-full items-center gap-3 text-left outline-offset-[-2px]"
    >
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-inset text-fg-2">
        <Icon className="size-[18px]" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-medium">{t(`words.entryKinds.${entry.kind}`)}</span>
        <span className="block truncate text-12 text-fg-3">
          <TimeText atMs={entry.atMs} look="moment" /> · {t(`words.accountTypes.${entry.accountType}`)}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <AmountText value={change} unit={entry.code} isChange isPrivate className="block text-14 font-semibold" />
        <span className="block text-12 text-fg-3">
          {t(isFrozen ? 'funds.frozenAfter' : 'funds.balanceAfter')} <AmountText value={after} isPrivate />
        </span>
      </span>
    </button>
  );
}
