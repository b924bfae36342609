import type { NftBoxRow } from '@candor/api';
import type { NftBoxId, NftBoxView } from '@candor/exchange';
import type { NftDrawRecord } from '@candor/readmodel';
import type { Deps, UserContext } from '../../serving/deps.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { artworkRows, itemEntry, type NftParts, seriesEntry, type Viewer, viewerOf } from '../artwork-rows.ts';
import { codeOfBox } from '../codes.ts';

interface Boxes {
  /** Not drawn so far, as the core has them. */
  readonly live: readonly NftBoxView[];
  readonly drawn: readonly NftDrawRecord[];
}

/** A user's blind boxes as rows; with what was in those that were drawn. */
export async function boxRows(parts: NftParts, viewer: Viewer, { live, drawn }: Boxes): Promise<NftBoxRow[]> {
  const seriesIds = [...new Set([...live, ...drawn].map(({ seriesId }) => seriesId))];
  const [series, prizes] = await Promise.all([
    Promise.all(seriesIds.map((seriesId) => artworkRows(parts, viewer, [seriesEntry(seriesId)]))),
    Promise.all(drawn.map(({ itemId }) => artworkRows(parts, viewer, [itemEntry(itemId)]))),
  ]);
  const rowOf = new Map(seriesIds.map((seriesId, at) => [seriesId, series[at]?.[0]]));
  const boxes = [
    ...live.map((box) => ({ ...box, prize: undefined })),
    ...drawn.map((box, at) => ({ ...box, state: 'opened' as const, prize: prizes[at]?.[0] })),
  ];
  return boxes.flatMap(({ boxId, seriesId, state, prize }) => {
    const row = rowOf.get(seriesId);
    if (row === undefined) return [];
    const { name, nameEn, nameTw, thumb } = row;
    return { code: codeOfBox(boxId), seriesId, name, nameEn, nameTw, thumb, state, prize };
  });
}

/** Boxes of a user by their numbers, in that order. */
export async function boxRowsOf(deps: Deps, context: UserContext, boxIds: readonly NftBoxId[]): Promise<NftBoxRow[]> {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const [sealed, draws] = await Promise.all([
    deps.exchange.query('nftBoxes', accountId),
    Promise.all(boxIds.map((boxId) => deps.reader.nftDrawOfBox(boxId))),
  ]);
  const live = sealed.filter(({ boxId }) => boxIds.includes(boxId));
  const drawn = draws.flatMap((draw) => (draw?.accountId === accountId ? draw : []));
  const rows = await boxRows(deps, viewerOf(context), { live, drawn });
  const rowOf = new Map(rows.map((row) => [row.code, row]));
  return boxIds.flatMap((boxId) => rowOf.get(codeOfBox(boxId)) ?? []);
}
