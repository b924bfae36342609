import type { EntryKind, EntryRow } from '@candor/api';
import type { MessageKey } from '#i18n/use-messages.ts';
import { signOf } from '#lib/decimal.ts';

interface RecordTab {
  readonly id: string;
  readonly label: MessageKey;
  /** None: every kind. Of several, the user sees one at a time, because the server pages one kind. */
  readonly kinds: readonly EntryKind[];
}

export const recordTabs: readonly RecordTab[] = [
  { id: 'all', label: 'funds.kindAll', kinds: [] },
  { id: 'deposits', label: 'funds.kindDeposits', kinds: ['deposit'] },
  { id: 'withdrawals', label: 'funds.kindWithdrawals', kinds: ['withdrawal', 'withdrawal_fee'] },
  { id: 'trades', label: 'funds.kindTrades', kinds: ['trade'] },
  {
    id: 'fees',
    label: 'funds.kindFees',
    kinds: ['trade_fee', 'convert_fee', 'contract_fee', 'overnight_fee', 'liquidation_fee'],
  },
  { id: 'contracts', label: 'funds.kindContracts', kinds: ['contract_profit', 'contract_loss', 'profit_share'] },
  { id: 'options', label: 'funds.kindOptions', kinds: ['option_win', 'option_loss', 'option_refund'] },
  { id: 'transfers', label: 'funds.kindTransfers', kinds: ['transfer'] },
  { id: 'conversions', label: 'funds.kindConversions', kinds: ['convert'] },
  { id: 'claims', label: 'funds.kindClaims', kinds: ['practice_claim'] },
  {
    id: 'holds',
    label: 'funds.kindHolds',
    kinds: [
      'order_hold',
      'order_release',
      'contract_hold',
      'contract_release',
      'contract_margin',
      'option_stake',
      'withdrawal_hold',
      'withdrawal_release',
    ],
  },
];

/** What a line is about: the available part, or the frozen one where nothing else moved. */
export function mainPart(entry: EntryRow): {
  readonly isFrozen: boolean;
  readonly change: string;
  readonly after: string;
} {
  return signOf(entry.availableChange) === 0
    ? { isFrozen: true, change: entry.frozenChange, after: entry.frozenAfter }
    : { isFrozen: false, change: entry.availableChange, after: entry.availableAfter };
}
