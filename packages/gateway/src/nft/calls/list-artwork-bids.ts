import { listArtworkBids } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { itemOfCode } from '../codes.ts';
import { bidRows } from '../bid-rows.ts';

const waitMs = 2_000;

export default serve(listArtworkBids, async (deps, { code, page, limit }, { session }) => {
  const { exchange, reader, writes } = deps;
  const viewer = session?.accountId as AccountId | undefined;
  if (viewer !== undefined) await reader.waitFor(writes.of(viewer), waitMs);
  const item = await itemOfCode(exchange, code);
  if (item === undefined) return reject('nft_not_found');
  const [record] = await reader.nftItemsById([item.itemId]);
  const saleId = item.sale?.saleId ?? record?.lastSaleId;
  if (saleId === undefined) return done({ data: [], page, limit, total: 0 });
  const { rows, total } = await reader.nftBids({ saleId, page, limit });
  return done({ data: await bidRows(deps, rows, viewer), page, limit, total });
});
