import { getNftProof } from '@candor/api';
import type { AccountId, NftItemId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import type { NftDrawRecord, Page } from '@candor/readmodel';
import type { Deps } from '../../serving/deps.ts';
import { serve } from '../../serving/serve.ts';
import { codeOfItem, namedBy } from '../codes.ts';
import { peopleAmong } from '../people.ts';
import { drawRowOf } from '../present/nft.ts';
import { shownSeries } from '../shown-series.ts';

const waitMs = 2_000;

export default serve(getNftProof, async (deps, { code, page, limit }, { session }) => {
  const viewer = session?.accountId as AccountId | undefined;
  if (viewer !== undefined) await deps.reader.waitFor(deps.writes.of(viewer), waitMs);
  const asked = await drawsOf(deps, code, { page, limit });
  const series = asked && (await shownSeries(deps, asked.seriesId));
  if (asked === undefined || series === undefined) return reject('nft_not_found');
  const { rows, total } = asked.draws;
  const [personOf, codes] = await Promise.all([
    peopleAmong(
      deps,
      rows.map(({ accountId }) => accountId),
    ),
    codesOf(
      deps,
      rows.map(({ itemId }) => itemId),
    ),
  ]);
  const { commitment, listHash, lastSeed, prizes } = series;
  return done({
    data: rows.map((draw) => {
      const won = codes.get(draw.itemId) ?? '';
      return drawRowOf(draw, { won, owner: personOf(draw.accountId) });
    }),
    page,
    limit,
    total,
    series: {
      seriesId: asked.seriesId,
      commitment,
      listHash,
      prizes: prizes.map(({ workId, count }) => ({ workId: workId as number, count })),
      lastSeed,
    },
  });
});

/** The draws of a series, or the one of a box that was opened. */
async function drawsOf(
  { reader }: Deps,
  code: string,
  asked: { readonly page: number; readonly limit: number },
): Promise<{ readonly seriesId: NftDrawRecord['seriesId']; readonly draws: Page<NftDrawRecord> } | undefined> {
  const named = namedBy(code);
  if (named.of === 'item') return undefined;
  if (named.of === 'series') {
    const { seriesId } = named;
    return { seriesId, draws: await reader.nftDraws({ seriesId, ...asked }) };
  }
  const draw = await reader.nftDrawOfBox(named.boxId);
  return draw && { seriesId: draw.seriesId, draws: { rows: [draw], total: 1 } };
}

async function codesOf({ exchange }: Deps, itemIds: readonly NftItemId[]): Promise<ReadonlyMap<NftItemId, string>> {
  const items = await exchange.query('nftItems', itemIds);
  return new Map(
    items.flatMap((item) => (item === undefined ? [] : [[item.itemId, codeOfItem(item.work, item.itemId)] as const])),
  );
}
