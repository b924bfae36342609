import type { NftSeriesId } from '@candor/exchange';
import { nftDrawFields, nftSeriesFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { nftDrawsList } from '../lists.ts';
import { nftDraws, nftSeries } from '../tables/nft.ts';

type SeriesRow = RowOf<typeof nftSeries>;

const openedRow = rowMaker(nftSeries, nftSeriesFields);
const drawRow = rowMaker(nftDraws, nftDrawFields);

/** Series of blind boxes with their prizes and draws. */
export const nftBoxesProjector: ProjectorMaker = (store) => {
  function change(seriesId: NftSeriesId, apply: (row: SeriesRow) => void): void {
    const row = store.nft_series.find(seriesId);
    assert(row !== undefined, 'a series is opened before anything else happens to it');
    apply(row);
    store.nft_series.upsert(row);
  }

  return {
    handlers: {
      'nft.series_opened'(event, { atMs }) {
        const begun = { sold: 0, opened: 0, next_hash: hex(event.commitment), opened_at_ms: atMs };
        store.nft_series.insert(openedRow(event, begun));
        event.prizes.forEach(({ workId, count }, place) => {
          store.nft_prizes.insert({ series_id: event.seriesId, place, work_id: workId, count, left_count: count });
        });
      },
      'nft.boxes_bought'({ seriesId, count }) {
        change(seriesId, (row) => {
          row.sold += count;
        });
      },
      'nft.box_opened'(event, { atMs }) {
        const { seriesId, accountId, nonce, seed, prize, weights } = event;
        store.nft_draws.insert(drawRow(event, { weights: JSON.stringify(weights), at_ms: atMs }));
        store.counter.add(nftDrawsList, accountId, {}, 1);
        change(seriesId, (row) => {
          row.opened = nonce;
          row.next_hash = hex(seed);
        });
        const kind = store.nft_prizes.find(seriesId, prize);
        assert(kind !== undefined, 'a draw names a prize of its series');
        store.nft_prizes.upsert({ ...kind, left_count: kind.left_count - 1 });
      },
      'nft.series_ended'({ seriesId }, { atMs }) {
        change(seriesId, (row) => {
          row.ended_at_ms = atMs;
        });
      },
      'nft.series_revealed'({ seriesId, seed }) {
        change(seriesId, (row) => {
          row.last_seed = hex(seed);
        });
      },
    },
  };
};
