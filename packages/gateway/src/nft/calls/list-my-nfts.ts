import { listMyNfts } from '@candor/api';
import { done } from '@candor/kernel';
import type { Deps, UserContext } from '../../serving/deps.ts';
import { awaitOwnWrites, liveThenEnded } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { artworkRows, itemEntry, viewerOf } from '../artwork-rows.ts';
import { boxRows } from '../present/boxes.ts';
import { standingOf } from '../present/nft.ts';

interface Asked {
  readonly page: number;
  readonly limit: number;
}

export default serveUser(listMyNfts, async (deps, { list, page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const asked = { page, limit };
  if (list === 'boxes') return done({ ...asked, ...(await ownBoxes(deps, context, asked)) });
  if (list === 'bidding') return done({ ...asked, ...(await bidFor(deps, context, asked)) });
  const { accountId } = context.user;
  const { rows, total } = await deps.reader.nftOwnedItems({ accountId, isSelling: list === 'selling', ...asked });
  const artworks = await artworkRows(deps, viewerOf(context), rows.map(itemEntry));
  return done({ data: artworks.map((artwork) => ({ artwork })), ...asked, total });
});

/** Boxes that are sealed or opening, as the core has them, then those that were drawn. */
async function ownBoxes(deps: Deps, context: UserContext, asked: Asked) {
  const { accountId } = context.user;
  const sealed = await deps.exchange.query('nftBoxes', accountId);
  const opened = (of: Asked) => deps.reader.ownNftDraws({ accountId, ...of });
  const { live, ended, total } = await liveThenEnded(sealed, opened, asked);
  const boxes = await boxRows(deps, viewerOf(context), { live, drawn: ended });
  return { data: boxes.map((box) => ({ box, artwork: box.prize })), total };
}

/** Auctions in which the user has a deposit, those that end first. */
async function bidFor(deps: Deps, context: UserContext, { page, limit }: Asked) {
  const standings = [...(await deps.exchange.query('nftStandings', context.user.accountId))].sort(
    (a, b) => a.sale.endsAtMs - b.sale.endsAtMs || a.sale.saleId - b.sale.saleId,
  );
  const viewer = viewerOf(context);
  const shown = standings.slice((page - 1) * limit, page * limit);
  const rows = await Promise.all(
    shown.map(async (standing) => {
      const [artwork] = await artworkRows(deps, viewer, [itemEntry(standing.sale.itemId)]);
      return { artwork, standing: standingOf(deps.market.instruments, standing) };
    }),
  );
  return { data: rows, total: standings.length };
}
