import { join } from 'node:path';
import { openSqlite } from '@candor/readmodel/sqlite';

export const chainFile = 'practice-chain.db';

export interface ChainTransaction {
  readonly hash: string;
  readonly sender: string;
  readonly recipient: string;
  readonly units: string;
  /** Null: in no block yet. */
  readonly height: number | null;
}

/** The practice chain's own data on the disk. */
export function readChain(folder: string): {
  readonly head: number;
  readonly transactions: readonly ChainTransaction[];
} {
  const db = openSqlite(join(folder, chainFile));
  const { head } = db.prepare('SELECT max(number) AS head FROM practice_blocks').get();
  const transactions = db.prepare('SELECT hash, sender, recipient, units, height FROM practice_transactions').all();
  db.close();
  return { head, transactions };
}
