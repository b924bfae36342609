import type { AccountId, RailId } from '@candor/exchange';
import { hex } from '@candor/kernel/hash';
import type { ReadDatabase } from '../../queries/database.ts';

interface TransactionRequest {
  readonly railId: RailId;
  readonly transaction: Uint8Array;
}

/** The accounts whose withdrawals a transaction has paid. */
export async function withdrawersByTransaction(
  db: ReadDatabase,
  { railId, transaction }: TransactionRequest,
): Promise<readonly AccountId[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('account_id')
    .where('rail_id', '=', railId)
    .where('transaction_hex', '=', hex(transaction))
    .execute();
  return rows.map(({ account_id: accountId }) => accountId);
}
