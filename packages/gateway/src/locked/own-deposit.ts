import type { AccountId, LockedDepositId } from '@candor/exchange';
import type { Deps } from '../serving/deps.ts';
import type { ShownDeposit } from './present/locked.ts';

const waitMs = 2_000;

/** A user's deposit: the core's while it runs, history's after that. */
export async function ownDeposit(
  { exchange, reader, writes }: Pick<Deps, 'exchange' | 'reader' | 'writes'>,
  accountId: AccountId,
  depositId: LockedDepositId,
): Promise<ShownDeposit | undefined> {
  const live = await exchange.query('lockedDeposit', accountId, depositId);
  if (live !== undefined) return live;
  await reader.waitFor(writes.of(accountId), waitMs);
  return reader.lockedDepositById({ accountId, depositId });
}
