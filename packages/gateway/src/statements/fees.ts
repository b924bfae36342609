import type { EntryKind } from '@candor/exchange';
import { type Atoms, atoms } from '@candor/money';
import type { Holding } from '@candor/readmodel';

const feeKinds: ReadonlySet<EntryKind> = new Set([
  'convert_fee',
  'trade_fee',
  'contract_fee',
  'overnight_fee',
  'liquidation_fee',
  'withdrawal_fee',
]);

/** The cost of a line that is a fee. */
export function feeOf({ kind, available, frozen }: Holding & { readonly kind: EntryKind }): Atoms | undefined {
  return feeKinds.has(kind) ? atoms(-(available + frozen)) : undefined;
}
