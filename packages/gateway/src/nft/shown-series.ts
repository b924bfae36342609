import type { NftSeriesId, NftSeriesView } from '@candor/exchange';
import { hex } from '@candor/kernel/hash';
import type { NftSeriesRecord } from '@candor/readmodel';
import type { Deps } from '../serving/deps.ts';

/** A series of blind boxes as it is now; history knows those that have ended, and the times of all. */
export type ShownSeries = Omit<NftSeriesRecord, 'openedAtMs' | 'endedAtMs'> & { readonly isEnded: boolean };

export async function shownSeries(
  { exchange, reader }: Pick<Deps, 'exchange' | 'reader'>,
  seriesId: NftSeriesId,
): Promise<ShownSeries | undefined> {
  const live = await exchange.query('nftSeries', seriesId);
  if (live !== undefined) return ofLive(live);
  const record = await reader.nftSeriesById(seriesId);
  return record && { ...record, isEnded: record.endedAtMs !== undefined };
}

function ofLive({ left, prizes, commitment, listHash, contentHash, nextHash, ...series }: NftSeriesView): ShownSeries {
  return {
    ...series,
    prizes: prizes.map(({ workId, count }, place) => ({ workId, count, left: left[place] ?? 0 })),
    commitment: hex(commitment),
    listHash: hex(listHash),
    contentHash: hex(contentHash),
    nextHash: hex(nextHash),
  };
}
