import type { AccountId, NftItemId } from '@candor/exchange';
import { nftMoveFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { nftOwnedList } from '../lists.ts';
import { type nftItems, nftMoves } from '../tables/nft.ts';

type ItemRow = RowOf<typeof nftItems>;

const moveRow = rowMaker(nftMoves, nftMoveFields);

/** Copies of works with their owners, and every change of them. */
export const nftItemsProjector: ProjectorMaker = (store) => {
  function item(itemId: NftItemId): ItemRow {
    const row = store.nft_items.find(itemId);
    assert(row !== undefined, 'an item is minted before anything else happens to it');
    return row;
  }

  function count(row: ItemRow, by: 1 | -1): void {
    const kind = row.is_selling === 'yes' ? 'selling' : 'kept';
    store.counter.add(nftOwnedList, row.owner_id, { kind }, by);
  }

  function set(row: ItemRow, changes: Partial<ItemRow>): void {
    count(row, -1);
    const changed = { ...row, ...changes };
    count(changed, 1);
    store.nft_items.upsert(changed);
  }

  function sell(itemId: NftItemId, isSelling: ItemRow['is_selling']): void {
    set(item(itemId), { is_selling: isSelling });
  }

  /** An artist is no owner of their own works. */
  function hold(creatorId: AccountId, ownerId: AccountId, by: 1 | -1): void {
    if (ownerId === creatorId) return;
    const row = store.nft_holdings.find(creatorId, ownerId) ?? { creator_id: creatorId, owner_id: ownerId, items: 0 };
    const had = row.items;
    row.items += by;
    store.nft_holdings.upsert(row);
    const isChange = (had === 0) !== (row.items === 0);
    const artist = isChange ? store.nft_artists.find(creatorId) : undefined;
    if (artist !== undefined) store.nft_artists.upsert({ ...artist, owners: artist.owners + by });
  }

  return {
    handlers: {
      'nft.minted'({ workId, creatorId, firstItemId, editions }, { atMs }) {
        for (let edition = 0; edition < editions; edition++) {
          const row: ItemRow = {
            item_id: (firstItemId + edition) as NftItemId,
            work_id: workId,
            owner_id: creatorId,
            owned_at_ms: atMs,
            is_selling: 'no',
            moves: 0,
            last_price_atoms: null,
            last_asset_id: null,
            last_sale_id: null,
          };
          store.nft_items.insert(row);
          count(row, 1);
        }
      },
      'nft.moved'(event, { atMs, sequence }) {
        const row = item(event.itemId);
        const creatorId = store.nft_works.find(event.workId)?.creator_id;
        assert(creatorId !== undefined, 'an item is a copy of a work');
        const number = row.moves + 1;
        store.nft_moves.insert(moveRow(event, { number, at_ms: atMs, sequence }));
        hold(creatorId, row.owner_id, -1);
        hold(creatorId, event.toId, 1);
        const { price, assetId } = event;
        const paid =
          price === undefined || assetId === undefined ? {} : { last_price_atoms: price, last_asset_id: assetId };
        set(row, { owner_id: event.toId, owned_at_ms: atMs, is_selling: 'no', moves: number, ...paid });
      },
      'nft.listed'({ itemId, saleId }) {
        set(item(itemId), { is_selling: 'yes', last_sale_id: saleId });
      },
      'nft.sale_ended'({ itemId }) {
        sell(itemId, 'no');
      },
      'nft.order_opened'({ itemId }) {
        sell(itemId, 'yes');
      },
      'nft.order_expired'({ itemId }) {
        sell(itemId, 'no');
      },
    },
  };
};
