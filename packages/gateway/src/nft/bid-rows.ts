import type { NftBidRow } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import type { NftBidRecord } from '@candor/readmodel';
import type { NftParts } from './artwork-rows.ts';
import { peopleAmong } from './people.ts';
import { bidRowOf } from './present/nft.ts';

export async function bidRows(
  parts: NftParts,
  bids: readonly NftBidRecord[],
  viewer?: AccountId,
): Promise<NftBidRow[]> {
  const [sales, personOf] = await Promise.all([
    parts.reader.nftSalesById([...new Set(bids.map(({ saleId }) => saleId))]),
    peopleAmong(
      parts,
      bids.map(({ accountId }) => accountId),
    ),
  ]);
  const scaleOf = new Map(
    sales.map(({ saleId, assetId }) => [saleId, parts.market.instruments.assetOf(assetId).scale]),
  );
  return bids.map((bid) => bidRowOf(bid, { personOf, scale: scaleOf.get(bid.saleId) ?? 0, viewer }));
}
