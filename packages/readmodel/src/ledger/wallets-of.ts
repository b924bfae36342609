import type { AccountId, AssetId, WalletType } from '@candor/exchange';
import type { ReadDatabase } from '../queries/database.ts';

interface WalletsRequest {
  readonly accountId: AccountId;
  readonly walletType?: WalletType | undefined;
  readonly assetId?: AssetId | undefined;
}

interface Wallet {
  readonly wallet_type: WalletType;
  readonly asset_id: AssetId;
}

/**
 * An account's wallets that have ever moved. Statement lines are found by wallet, so a list of several merges those of
 * each: one index then serves every filter, and a new line is written into one place instead of four.
 */
export function walletsOf(
  db: ReadDatabase,
  { accountId, walletType, assetId }: WalletsRequest,
): Promise<readonly Wallet[]> {
  return db
    .selectFrom('balances')
    .select(['wallet_type', 'asset_id'])
    .where('account_id', '=', accountId)
    .$if(walletType !== undefined, (query) => query.where('wallet_type', '=', walletType as WalletType))
    .$if(assetId !== undefined, (query) => query.where('asset_id', '=', assetId as AssetId))
    .execute();
}
