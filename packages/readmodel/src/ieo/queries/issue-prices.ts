import type { AssetId, ProjectId } from '@candor/exchange';
import type { Price } from '@candor/money';
import type { ReadDatabase } from '../../queries/database.ts';

export interface IssuePrice {
  readonly assetId: AssetId;
  readonly projectId: ProjectId;
  readonly payAssetId: AssetId;
  /** Pay for one whole token. */
  readonly price: Price;
}

/** The price at which each token was last sold. */
export async function issuePrices(db: ReadDatabase): Promise<readonly IssuePrice[]> {
  const rows = await db.selectFrom('issue_prices').selectAll().execute();
  return rows.map(({ asset_id, project_id, pay_asset_id, price }) => ({
    assetId: asset_id,
    projectId: project_id,
    payAssetId: pay_asset_id,
    price,
  }));
}
