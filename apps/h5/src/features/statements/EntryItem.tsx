import type { EntryKind, EntryRow } from '@candor/api';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowRightLeft,
  ArrowUpFromLine,
  Coins,
  Fuel,
  Landmark,
  type LucideIcon,
  Moon,
  Percent,
  Repeat,
  Scale,
  ShieldAlert,
  Snowflake,
  Sun,
  Timer,
  TrendingDown,
  TrendingUp,
  Undo2,
  Users,
} from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { TimeText } from '#ui/TimeText.tsx';
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
  contract_hold: Snowflake,
  contract_release: Sun,
  contract_margin: Scale,
  contract_profit: TrendingUp,
  contract_loss: TrendingDown,
  contract_fee: Percent,
  contract_deficit: ShieldAlert,
  overnight_fee: Moon,
  liquidation_fee: ShieldAlert,
  option_stake: Timer,
  option_reserve: Timer,
  option_refund: Undo2,
  option_win: TrendingUp,
  option_loss: TrendingDown,
  profit_share: Users,
  deposit: ArrowDownToLine,
  withdrawal_hold: Snowflake,
  withdrawal_release: Sun,
  withdrawal: ArrowUpFromLine,
  withdrawal_fee: Percent,
  network_cost: Fuel,
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
      className="press flex min-h-15 w-full items-center gap-3 py-2 text-left outline-offset-[-2px]"
    >
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-inset text-fg-2">
        <Icon className="size-[18px]" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium">{t(`words.entryKinds.${entry.kind}`)}</span>
        <span className="block text-12 text-fg-3">
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
