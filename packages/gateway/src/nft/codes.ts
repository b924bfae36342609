import type {
  AssetId,
  Exchange,
  NftBoxId,
  NftItemId,
  NftItemView,
  NftSaleId,
  NftSeriesId,
  NftWork,
  NftWorkId,
} from '@candor/exchange';
import type { Deps } from '../serving/deps.ts';

type Named =
  | { readonly of: 'item'; readonly workId: NftWorkId; readonly edition: number }
  | { readonly of: 'series'; readonly seriesId: NftSeriesId }
  | { readonly of: 'box'; readonly boxId: NftBoxId };

/** The meaning of a code that has passed the grammar of the API. */
export function namedBy(code: string): Named {
  if (code.startsWith('S')) return { of: 'series', seriesId: Number(code.slice(1)) as NftSeriesId };
  if (code.startsWith('B')) return { of: 'box', boxId: Number(code.slice(1)) as NftBoxId };
  const [workId = 0, edition = 0] = code.split('-').map(Number);
  return { of: 'item', workId: workId as NftWorkId, edition };
}

/** "14-3": the third copy of work 14. */
export function codeOfItem(
  { workId, firstItemId }: Pick<NftWork, 'workId' | 'firstItemId'>,
  itemId: NftItemId,
): string {
  return `${workId}-${itemId - firstItemId + 1}`;
}

export const codeOfSeries = (seriesId: NftSeriesId): string => `S${seriesId}`;
export const codeOfBox = (boxId: NftBoxId): string => `B${boxId}`;

/** Favourites are works, all of whose copies are the same picture, and series. */
export function likeSubjectOf(code: string): string {
  const named = namedBy(code);
  return named.of === 'item' ? `W${named.workId}` : code;
}

/** The copy of a work that a code names, as it is now. */
export async function itemOfCode(exchange: Pick<Exchange, 'query'>, code: string): Promise<NftItemView | undefined> {
  const named = namedBy(code);
  if (named.of !== 'item') return undefined;
  const work = await exchange.query('nftWork', named.workId);
  if (work === undefined || named.edition > work.editions) return undefined;
  return exchange.query('nftItem', (work.firstItemId + named.edition - 1) as NftItemId);
}

/**
 * The sale of a copy that a command names: the one under way. A request that may have been sent before, and whose sale has ended since, names
 * the last one, so that it is the same command and gets its first answer.
 */
export async function saleOfItem(
  { reader }: Pick<Deps, 'reader'>,
  { itemId, sale }: NftItemView,
  requestId: string | undefined,
): Promise<{ readonly saleId: NftSaleId; readonly assetId: AssetId } | undefined> {
  if (sale !== undefined || requestId === undefined) return sale;
  const [item] = await reader.nftItemsById([itemId]);
  if (item?.lastSaleId === undefined) return undefined;
  const [last] = await reader.nftSalesById([item.lastSaleId]);
  return last;
}
