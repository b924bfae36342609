import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type TraderRecord, traderRecord, tradersWithMarks } from '../trader-record.ts';

/** One trader, whatever their status; absent when this account never applied. */
export async function trader(db: ReadDatabase, traderId: AccountId): Promise<TraderRecord | undefined> {
  const row = await tradersWithMarks(db).where('traders.trader_id', '=', traderId).executeTakeFirst();
  return row && traderRecord(row);
}
