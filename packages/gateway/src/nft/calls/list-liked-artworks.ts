import { listLikedArtworks } from '@candor/api';
import type { NftSeriesId, NftWorkId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { NftEntryRecord } from '@candor/readmodel';
import type { Deps } from '../../serving/deps.ts';
import { serveUser } from '../../serving/serve.ts';
import { artworkRows, itemEntry, seriesEntry, viewerOf } from '../artwork-rows.ts';

export default serveUser(listLikedArtworks, async (deps, { page, limit }, context) => {
  const { subjects, total } = await deps.platform.nft.likedBy(context.user.userId, { page, limit });
  const shown = await Promise.all(subjects.map((one) => entryOf(deps, one)));
  const entries = shown.flatMap((entry) => entry ?? []);
  return done({ data: await artworkRows(deps, viewerOf(context), entries), page, limit, total });
});

/** Of a work, the copy that can be bought for the least; the first one where none is on sale. */
async function entryOf({ exchange, reader }: Deps, subject: string): Promise<NftEntryRecord | undefined> {
  const number = Number(subject.slice(1));
  if (subject.startsWith('S')) return seriesEntry(number as NftSeriesId);
  const work = await exchange.query('nftWork', number as NftWorkId);
  if (work === undefined) return undefined;
  const contentHashes = [hex(work.contentHash)];
  const { rows } = await reader.nftEntries({ contentHashes, sort: 'price_up', page: 1, limit: 1 });
  return rows[0] ?? itemEntry(work.firstItemId);
}
