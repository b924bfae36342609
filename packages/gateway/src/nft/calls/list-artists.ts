import { listArtists } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { artistRows } from '../artist-rows.ts';

export default serve(listArtists, async (deps, { search, page, limit }) => {
  const words = search?.trim() ?? '';
  const found = words === '' ? undefined : await deps.platform.nft.listArtists(words);
  const creatorIds = found?.map(({ accountId }) => accountId as AccountId);
  const { rows, total } = await deps.reader.nftArtists({ creatorIds, page, limit });
  return done({ data: await artistRows(deps, rows), page, limit, total });
});
