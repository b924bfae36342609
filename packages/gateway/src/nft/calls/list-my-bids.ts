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
  const [bids, artworks] = await Promise.all([
    bidRows(deps, rows, accountId),
    Promise.all(rows.map(({ itemId }) => artworkRows(deps, viewer, [itemEntry(itemId)]))),
  ]);
  const data = bids.flatMap((bid, at) => {
    const artwork = artworks[at]?.[0];
    return artwork === undefined ? [] : { bid, artwork };
  });
  return done({ data, page, limit, total });
});
