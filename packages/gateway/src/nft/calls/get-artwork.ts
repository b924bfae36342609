import { type ArtworkDetail, getArtwork } from '@candor/api';
import type { NftItemView } from '@candor/exchange';
import { done, type Outcome, reject } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { hex } from '@candor/kernel/hash';
import { textIn } from '@candor/platform';
import type { Context, Deps } from '../../serving/deps.ts';
import { serve } from '../../serving/serve.ts';
import { artworkRows, itemEntry, seriesEntry, type Viewer, viewerOf } from '../artwork-rows.ts';
import { itemOfCode, namedBy } from '../codes.ts';
import { orderRows } from '../order-rows.ts';
import { peopleAmong } from '../people.ts';
import { noStanding, standingOf, wholeMediaOf } from '../present/nft.ts';
import { seriesDetailOf } from '../series-detail.ts';
import { shownSeries } from '../shown-series.ts';

type Detail = Outcome<ArtworkDetail, 'nft_not_found'>;

const waitMs = 2_000;

export default serve(getArtwork, async (deps, { code }, context): Promise<Detail> => {
  const viewer = viewerOf(context);
  const { accountId } = viewer;
  if (accountId !== undefined) await deps.reader.waitFor(deps.writes.of(accountId), waitMs);
  if (namedBy(code).of === 'series') return seriesOf(deps, code, context, viewer);
  const item = await itemOfCode(deps.exchange, code);
  return item === undefined ? reject('nft_not_found') : itemOf(deps, item, viewer);
});

async function itemOf(deps: Deps, item: NftItemView, viewer: Viewer): Promise<Detail> {
  const { work, ownerId } = item;
  const hash = hex(work.contentHash);
  const [[row], [minted], common, personOf, own] = await Promise.all([
    artworkRows(deps, viewer, [itemEntry(item.itemId)]),
    deps.reader.nftWorksById([work.workId]),
    commonOf(deps, hash, viewer),
    peopleAmong(deps, [ownerId]),
    ownPart(deps, item, viewer),
  ]);
  if (row === undefined || common === undefined) return reject('nft_not_found');
  return done({
    row,
    ...common,
    owner: personOf(ownerId),
    royalty: work.royalty,
    mintedAtMs: minted?.mintedAtMs ?? 0,
    ...own,
  });
}

/** The place of the viewer in the auction of an item, and what they have to pay for it. */
async function ownPart(deps: Deps, { itemId, sale }: NftItemView, viewer: Viewer) {
  const { accountId } = viewer;
  if (accountId === undefined) return {};
  const [standing, due] = await Promise.all([
    sale?.mode === 'auction' ? deps.exchange.query('nftStanding', accountId, sale.saleId) : undefined,
    deps.exchange.query('nftOrders', accountId),
  ]);
  const orders = due.filter((order) => order.itemId === itemId);
  const [order] = await orderRows(deps, { ...viewer, accountId }, { live: orders, ended: [] });
  const shown = standing === undefined ? noStanding : standingOf(deps.market.instruments, standing);
  return { standing: sale?.mode === 'auction' ? shown : undefined, order };
}

async function seriesOf(deps: Deps, code: string, context: Context, viewer: Viewer): Promise<Detail> {
  const named = namedBy(code);
  const series = named.of === 'series' ? await shownSeries(deps, named.seriesId) : undefined;
  if (series === undefined) return reject('nft_not_found');
  const [[row], opened, common, detail] = await Promise.all([
    artworkRows(deps, viewer, [seriesEntry(series.seriesId)]),
    deps.reader.nftSeriesById(series.seriesId),
    commonOf(deps, series.contentHash, viewer),
    seriesDetailOf(deps, series, viewerOf(context)),
  ]);
  if (row === undefined || common === undefined) return reject('nft_not_found');
  return done({ row, ...common, royalty: 0 as Ppm, mintedAtMs: opened?.openedAtMs ?? 0, series: detail });
}

/** The description of when a work was minted or a series opened. */
async function commonOf({ platform }: Deps, contentHash: string, { lang }: Viewer) {
  const [descriptions, collections] = await Promise.all([
    platform.nft.descriptions([contentHash]),
    platform.nft.collectionIds([contentHash]),
  ]);
  const description = descriptions.get(contentHash);
  if (description === undefined) return undefined;
  const collectionId = collections.get(contentHash);
  const collection = collectionId === undefined ? undefined : await platform.nft.collection(collectionId);
  return {
    description: textIn(description.texts, lang),
    media: wholeMediaOf(description),
    collection: collection && { collectionId: collection.collectionId, name: textIn(collection.names, lang) },
    contentHash,
    document: description.document,
  };
}
