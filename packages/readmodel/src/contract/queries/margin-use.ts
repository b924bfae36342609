import type { AccountId, AssetId } from '@candor/exchange';
import { type Atoms, plus, zero } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

interface MarginUseRequest {
  readonly accountId: AccountId;
  /** Of the contract account. */
  readonly assetId: AssetId;
  /** Moments, oldest first. */
  readonly atMs: readonly number[];
}

interface MarginUse {
  readonly atMs: number;
  /** Margins of open positions, and what waiting orders have frozen. */
  readonly used: Atoms;
  /** The whole balance, without unrealised profit. */
  readonly balance: Atoms;
}

/** The contract account of a user at some moments, from the first at which it had anything. */
export async function marginUse(
  db: ReadDatabase,
  { accountId, assetId, atMs }: MarginUseRequest,
): Promise<readonly MarginUse[]> {
  const uses: MarginUse[] = [];
  for (const moment of atMs) {
    const last = await db
      .selectFrom('ledger_entries')
      .select(['available_after_atoms', 'frozen_after_atoms'])
      .where('account_id', '=', accountId)
      .where('wallet_type', '=', 'contract')
      .where('asset_id', '=', assetId)
      .where('at_ms', '<=', moment)
      .orderBy('at_ms', 'desc')
      .orderBy('entry_id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const used = last === undefined ? zero : atomsOf(last.frozen_after_atoms);
    const balance = last === undefined ? zero : plus(atomsOf(last.available_after_atoms), used);
    if (uses.length > 0 || balance > 0n) uses.push({ atMs: moment, used, balance });
  }
  return uses;
}
