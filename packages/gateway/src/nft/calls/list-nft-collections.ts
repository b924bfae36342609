import { listNftCollections } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { collectionRows } from '../artist-rows.ts';

export default serve(listNftCollections, async (deps, { page, limit }, { lang }) => {
  const all = await deps.platform.nft.collections();
  const shown = all.slice((page - 1) * limit, page * limit);
  return done({ data: await collectionRows(deps, shown, lang), page, limit, total: all.length });
});
