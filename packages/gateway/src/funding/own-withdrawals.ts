import type { WithdrawalRow } from '@candor/api';
import type { AccountId, WithdrawalId } from '@candor/exchange';
import type { WithdrawalRecord } from '@candor/readmodel';
import type { Deps } from '../serving/deps.ts';
import { withdrawalRowOf } from './present/withdrawals.ts';
import { railsOf } from './rails.ts';

type Parts = Pick<Deps, 'exchange' | 'market' | 'platform' | 'site' | 'reader'>;

/** Records with the places they went to. */
export async function withdrawalRows(parts: Parts, records: readonly WithdrawalRecord[]): Promise<WithdrawalRow[]> {
  const [rails, destinations] = await Promise.all([
    railsOf(parts),
    parts.platform.destinations.byHash(records.map(({ destination }) => destination)),
  ]);
  return records.map((record) => withdrawalRowOf(parts, rails, destinations, record));
}

/** Those of an account that history has, in the requested order. */
export async function withdrawalsById(
  parts: Parts,
  accountId: AccountId,
  withdrawalIds: readonly WithdrawalId[],
): Promise<WithdrawalRow[]> {
  const records = await Promise.all(
    withdrawalIds.map((withdrawalId) => parts.reader.withdrawal({ accountId, withdrawalId })),
  );
  return withdrawalRows(
    parts,
    records.filter((record) => record !== undefined),
  );
}
