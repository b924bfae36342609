import { hex } from '@candor/kernel/hash';
import type { RailId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type ChainDeposit, chainDeposit } from '../deposit-record.ts';

interface TransactionRequest {
  readonly railId: RailId;
  readonly transaction: Uint8Array;
}

/**
 * The payments of one transaction, in their order in it. They may be several users': each has its `accountId`. One that
 * was dropped and has been in another block since is there twice, last seen last.
 */
export async function depositsByTransaction(
  db: ReadDatabase,
  { railId, transaction }: TransactionRequest,
): Promise<readonly ChainDeposit[]> {
  const rows = await db
    .selectFrom('deposits')
    .selectAll()
    .where('rail_id', '=', railId)
    .where('transaction_hex', '=', hex(transaction))
    .orderBy('transaction_index')
    .orderBy('number')
    .execute();
  return rows.map(chainDeposit);
}
