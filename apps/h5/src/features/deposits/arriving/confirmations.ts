import type { DepositRow } from '@candor/api';
import { confirmationsAt } from '@candor/exchange/rules';

export interface Confirmations {
  /** Never more than needed. */
  readonly count: number;
  readonly needed: number;
}

/**
 * The progress of a payment: by the chain's head where it is known, else by the server's last count. Undefined without
 * confirmations: for a notice, or a payment whose block was replaced.
 */
export function confirmationsOf(deposit: DepositRow, head: number | undefined): Confirmations | undefined {
  const { status, needed, height } = deposit;
  if (needed === undefined || needed === 0 || status === 'dropped') return undefined;
  if (status !== 'pending') return { count: needed, needed };
  const told = deposit.confirmations ?? 0;
  const live = head === undefined || height === undefined ? 0 : confirmationsAt(head, height);
  return { count: Math.min(needed, Math.max(told, live)), needed };
}
