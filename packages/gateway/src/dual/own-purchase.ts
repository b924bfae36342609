import type { AccountId, DualPurchaseId } from '@candor/exchange';
import type { Deps } from '../serving/deps.ts';
import type { ShownPurchase } from './present/dual.ts';

const waitMs = 2_000;

/** A user's purchase: the core's while it lives, history's after that. */
export async function ownPurchase(
  { exchange, reader, writes }: Pick<Deps, 'exchange' | 'reader' | 'writes'>,
  accountId: AccountId,
  purchaseId: DualPurchaseId,
): Promise<ShownPurchase | undefined> {
  const live = await exchange.query('dualPurchase', accountId, purchaseId);
  if (live !== undefined) return live;
  await reader.waitFor(writes.of(accountId), waitMs);
  return reader.dualPurchaseById({ accountId, purchaseId });
}
