import type { AccountId, EventOf, NftSaleId } from '@candor/exchange';
import { nftSaleFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { Place, ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { nftBidsList } from '../lists.ts';
import { nftSales } from '../tables/nft.ts';

type SaleRow = RowOf<typeof nftSales>;

const listedRow = rowMaker(nftSales, nftSaleFields);

/** Sales with all of their bids. */
export const nftSalesProjector: ProjectorMaker = (store) => {
  function change(saleId: NftSaleId, apply: (row: SaleRow) => void): void {
    const row = store.nft_sales.find(saleId);
    assert(row !== undefined, 'an item is put on sale before anything else happens to its sale');
    apply(row);
    store.nft_sales.upsert(row);
  }

  function addBid(
    row: SaleRow,
    { accountId, bid, number }: { readonly accountId: AccountId; readonly bid: bigint; readonly number: number },
    { atMs, sequence }: Place,
  ): void {
    const { sale_id, item_id } = row;
    store.nft_bids.insert({ sale_id, number, item_id, account_id: accountId, bid_atoms: bid, at_ms: atMs, sequence });
    store.counter.add(nftBidsList, accountId, {}, 1);
    row.bid_rows += 1;
    row.last_bid = number;
  }

  return {
    handlers: {
      'nft.listed'(event) {
        store.nft_sales.insert(listedRow(event, { bid_count: 0, bidders: 0, bid_rows: 0, last_bid: 0 }));
      },
      'nft.deposit_placed'({ saleId, bidders }) {
        change(saleId, (row) => {
          row.bidders = bidders;
        });
      },
      'nft.bid_placed'(event: EventOf<'nft.bid_placed'>, place) {
        const { saleId, accountId, bid, leaderId, current, bidCount, endsAtMs } = event;
        change(saleId, (row) => {
          const number = 2 * bidCount;
          addBid(row, { accountId, bid, number }, place);
          if (leaderId !== accountId) addBid(row, { accountId: leaderId, bid: current, number: number + 1 }, place);
          row.leader_id = leaderId;
          row.current_atoms = current;
          row.bid_count = bidCount;
          row.ends_at_ms = endsAtMs;
        });
      },
      'nft.sale_moved'({ saleId, endsAtMs }) {
        change(saleId, (row) => {
          row.ends_at_ms = endsAtMs;
        });
      },
      'nft.sale_ended'({ saleId, end }, { atMs }) {
        change(saleId, (row) => {
          row.end = end;
          row.ended_at_ms = atMs;
        });
      },
    },
  };
};
