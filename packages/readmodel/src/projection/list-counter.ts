import type { AccountId } from '@candor/exchange';
import type { CountedList } from './counted-list.ts';
import type { listCounts } from './tables/list-counts.ts';
import type { RowOf } from '../schema/table.ts';
import type { TableWriter } from './table-writer.ts';

type CountRow = RowOf<typeof listCounts>;
type Facets<Side, Kind> = Partial<Pick<CountRow, 'pair_id' | 'wallet_type' | 'asset_id'>> & {
  readonly side?: Side;
  readonly kind?: Kind;
};

/** Gathers by how much lists have changed over a batch, and writes each count once. */
export class ListCounter {
  readonly #writer: TableWriter<typeof listCounts>;
  readonly #changed = new Map<string, CountRow>();

  constructor(writer: TableWriter<typeof listCounts>) {
    this.#writer = writer;
  }

  /** `by` is −1 when a row leaves a part of the list for another one. */
  add<Side extends string, Kind extends string>(
    { name: list }: CountedList<Side, Kind>,
    accountId: AccountId,
    facets: Facets<Side, Kind> = {},
    by: 1 | -1 = 1,
  ): void {
    const { pair_id = 0, side = '', wallet_type = '', asset_id = 0, kind = '' } = facets;
    const key = `${accountId}/${list}/${pair_id}/${side}/${wallet_type}/${asset_id}/${kind}`;
    let row = this.#changed.get(key);
    if (!row) {
      row = this.#writer.find(accountId, list, pair_id, side, wallet_type, asset_id, kind) ?? {
        account_id: accountId,
        list,
        pair_id,
        side,
        wallet_type,
        asset_id,
        kind,
        count: 0,
      };
      this.#changed.set(key, row);
    }
    row.count += by;
  }

  flush(): void {
    for (const row of this.#changed.values()) this.#writer.upsert(row);
    this.#changed.clear();
  }
}
