import type { AccountId } from '@candor/exchange';
import { present } from '@candor/kernel';
import type { WriteStore } from '../projection/write-store.ts';
import type { followResults, traders } from './tables/copy.ts';
import type { RowOf } from '../schema/table.ts';

type TraderRow = RowOf<typeof traders>;
type FollowResultRow = RowOf<typeof followResults>;

/** One close of a ticket, as it counts in records. */
interface BookedClose {
  /** The amount it adds to the ticket's price profit less both kinds of fees. */
  readonly realised: bigint;
  /** No lots of the ticket remain: it counts as a trade, which the whole ticket has won or not. */
  readonly isEnded: boolean;
  readonly isWon: boolean;
  /** The trader whose own record contains it. */
  readonly recordOf?: AccountId;
  /** The follow by which the ticket was copied. */
  readonly copy?: { readonly accountId: AccountId; readonly traderId: AccountId };
}

/** Records are written at once, not gathered over a batch: tickets and follows both change them. */
export function changeTrader(store: WriteStore, traderId: AccountId, change: (row: TraderRow) => void): void {
  const row = present(store.traders.find(traderId), 'a trader has applied before there is a record');
  change(row);
  store.traders.upsert(row);
}

export function changeFollowResult(
  store: WriteStore,
  accountId: AccountId,
  traderId: AccountId,
  change: (row: FollowResultRow) => void,
): void {
  const row = store.follow_results.find(accountId, traderId) ?? {
    account_id: accountId,
    trader_id: traderId,
    copied: 0,
    partial: 0,
    skipped: 0,
    copies_closed: 0,
    copies_won: 0,
    realised_atoms: 0n,
    shared_atoms: 0n,
  };
  change(row);
  store.follow_results.upsert(row);
}

/** Adds a close to the record of the ticket's trader, or to those of the follow and the trader it copied. */
export function bookClose(store: WriteStore, { realised, isEnded, isWon, recordOf, copy }: BookedClose): void {
  const ended = isEnded ? 1 : 0;
  const won = isEnded && isWon ? 1 : 0;
  if (recordOf !== undefined) {
    changeTrader(store, recordOf, (row) => {
      row.closed_trades += ended;
      row.won_trades += won;
      row.realised_atoms += realised;
    });
  }
  if (copy === undefined) return;
  changeTrader(store, copy.traderId, (row) => {
    row.copies_closed += ended;
    row.copies_won += won;
    row.followers_realised_atoms += realised;
  });
  changeFollowResult(store, copy.accountId, copy.traderId, (row) => {
    row.copies_closed += ended;
    row.copies_won += won;
    row.realised_atoms += realised;
  });
}
