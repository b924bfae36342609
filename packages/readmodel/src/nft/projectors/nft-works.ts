import type { AccountId, EventOf, NftItemId, NftWorkId } from '@candor/exchange';
import { nftWorkFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { idleEntry, saleEntry, seriesEntry, withPrice } from '../entries.ts';
import { type nftArtists, type nftEntries, nftWorks } from '../tables/nft.ts';

type EntryRow = RowOf<typeof nftEntries>;

const mintedRow = rowMaker(nftWorks, nftWorkFields);

/** Works, their artists, and the market's list. */
export const nftWorksProjector: ProjectorMaker = (store) => {
  function work(workId: NftWorkId): RowOf<typeof nftWorks> {
    const row = store.nft_works.find(workId);
    assert(row !== undefined, 'a work is minted before anything else happens to it');
    return row;
  }

  function workOf(itemId: NftItemId): RowOf<typeof nftWorks> {
    const item = store.nft_items.find(itemId);
    assert(item !== undefined, 'an item is minted before anything else happens to it');
    return work(item.work_id);
  }

  /** Writes a row of the list, and keeps the counts of what is shown. */
  function setEntry(row: EntryRow): void {
    const before = store.nft_entries.find(row.subject, row.id);
    if (before?.is_shown === 'yes') count(before, -1);
    if (row.is_shown === 'yes') count(row, 1);
    store.nft_entries.upsert(row);
  }

  function count({ kind, mode, rarity, asset_id }: EntryRow, by: 1 | -1): void {
    const row = store.nft_entry_counts.find(kind, mode, rarity, asset_id);
    store.nft_entry_counts.upsert({ kind, mode, rarity, asset_id, count: (row?.count ?? 0) + by });
  }

  function changeEntry(subject: EntryRow['subject'], id: number, change: (row: EntryRow) => void): void {
    const row = store.nft_entries.find(subject, id);
    assert(row !== undefined, 'what is on sale is in the list');
    change(row);
    setEntry(row);
  }

  function addToArtist(creatorId: AccountId, by: Partial<Pick<RowOf<typeof nftArtists>, 'works' | 'on_sale'>>): void {
    const none = { creator_id: creatorId, works: 0, on_sale: 0, owners: 0 };
    const row = store.nft_artists.find(creatorId) ?? none;
    row.works += by.works ?? 0;
    row.on_sale += by.on_sale ?? 0;
    store.nft_artists.upsert(row);
  }

  function addOnSale(row: RowOf<typeof nftWorks>, by: 1 | -1): void {
    row.on_sale += by;
    store.nft_works.upsert(row);
    addToArtist(row.creator_id, { on_sale: by });
  }

  function show(itemId: NftItemId, isShown: EntryRow['is_shown']): void {
    changeEntry('item', itemId, (row) => {
      row.is_shown = isShown;
    });
  }

  return {
    handlers: {
      'nft.minted'(event, { atMs, sequence }) {
        const row = mintedRow(event, { on_sale: 0, minted_at_ms: atMs, minted_sequence: sequence });
        store.nft_works.insert(row);
        setEntry(idleEntry(row));
        addToArtist(event.creatorId, { works: 1 });
      },
      'nft.listed'(event, { atMs }) {
        const row = workOf(event.itemId);
        if (row.on_sale === 0) show(row.first_item_id, 'no');
        setEntry(saleEntry(row, event, atMs));
        addOnSale(row, 1);
      },
      'nft.bid_placed'({ itemId, current, endsAtMs }: EventOf<'nft.bid_placed'>) {
        changeEntry('item', itemId, (row) => {
          Object.assign(row, withPrice(current));
          row.ends_at_ms = endsAtMs;
        });
      },
      'nft.sale_moved'({ itemId, endsAtMs }) {
        changeEntry('item', itemId, (row) => {
          row.ends_at_ms = endsAtMs;
        });
      },
      'nft.sale_ended'({ itemId }) {
        const row = workOf(itemId);
        show(itemId, 'no');
        addOnSale(row, -1);
        if (row.on_sale === 0) setEntry(idleEntry(row));
      },
      'nft.series_opened'(event, { atMs }) {
        setEntry(seriesEntry(event, atMs));
      },
      'nft.series_ended'({ seriesId }) {
        changeEntry('series', seriesId, (row) => {
          row.is_shown = 'no';
        });
      },
    },
  };
};
