import { listMyBids } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { artworkRows, itemEntry, viewerOf } from '../artwork-rows.ts';
import { bidRows } from '../bid-rows.ts';

export default serveUser(listMyBids, async (deps, { page, limit }, context) => {
  const { accountId } = context.user;
  await awaitOwnWrites(deps, context);
  const { rows, total } = await deps.reader.ownNftBids({ accountId, page, limit });
  const viewer = viewerOf(context);
  const itemIds = [...new Set(rows.map(({ itemId }) => itemId))];
  const [bids, sales, artworks] = await Promise.all([
    bidRows(deps, rows, accountId),
    deps.reader.nftSalesById([...new Set(rows.map(({ saleId }) => saleId))]),
    Promise.all(itemIds.map(async (itemId) => (await artworkRows(deps, viewer, [itemEntry(itemId)]))[0])),
  ]);
  const saleOf = new Map(sales.map((sale) => [sale.saleId, sale]));
  const artworkOf = new Map(itemIds.map((itemId, at) => [itemId, artworks[at]]));
  const data = rows.flatMap(({ saleId, itemId }, at) => {
    const [bid, sale, artwork] = [bids[at], saleOf.get(saleId), artworkOf.get(itemId)];
    if (bid === undefined || sale === undefined || artwork === undefined) return [];
    const { end, assetId } = sale;
    const currency = deps.market.instruments.assetOf(assetId).code;
    return { bid, currency, ...(end !== undefined && { end }), artwork };
  });
  return done({ data, page, limit, total });
});
