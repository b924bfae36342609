import type { EventOf } from '@candor/exchange';
import type { Place, ProjectorMaker } from '../../projection/projector.ts';
import type { WriteStore } from '../../projection/write-store.ts';
import type { traders } from '../tables/copy.ts';
import type { RowOf } from '../../schema/table.ts';
import { followHandlers } from '../follow-handlers.ts';
import { changeFollowResult, changeTrader } from '../trader-rows.ts';
import { copiesList, sharesPaidList, sharesReceivedList } from '../lists.ts';

/**
 * Traders, their followers, and the outcome of each of their trades. The tickets' projector books their part of the
 * records.
 */
export const copyProjector: ProjectorMaker = (store) => ({
  handlers: {
    ...followHandlers(store),
    'copy.trader_changed'(event, { atMs }) {
      const row = store.traders.find(event.traderId) ?? newTrader(event, atMs);
      row.status = event.status;
      row.share_ppm = event.share;
      if (event.status === 'followable') row.followable_at_ms ??= atMs;
      store.traders.upsert(row);
    },
    'copy.copied'(event, place) {
      writeCopy(store, event, place);
      changeFollowResult(store, event.accountId, event.traderId, (row) => {
        row[event.result] += 1;
      });
    },
    'copy.profit_shared'(event, { sequence, index, atMs }) {
      store.profit_shares.insert({
        sequence,
        event_index: index,
        account_id: event.accountId,
        trader_id: event.traderId,
        realised_atoms: event.realised,
        share_ppm: event.share,
        shared_total_atoms: event.sharedTotal,
        paid_atoms: event.paid,
        at_ms: atMs,
      });
      store.counter.add(sharesPaidList, event.accountId);
      store.counter.add(sharesReceivedList, event.traderId);
      changeTrader(store, event.traderId, (row) => {
        row.shares_received_atoms += event.paid;
      });
      changeFollowResult(store, event.accountId, event.traderId, (row) => {
        row.shared_atoms += event.paid;
      });
    },
    'copy.nav_marked'({ marks }, { atMs }) {
      for (const { traderId, equity, units, nav, navPeak, followers, followersResult } of marks) {
        store.nav_marks.upsert({
          trader_id: traderId,
          at_ms: atMs,
          equity_atoms: equity,
          units_atoms: units,
          nav,
          nav_peak: navPeak,
          followers,
          followers_result_atoms: followersResult,
        });
        changeTrader(store, traderId, (row) => {
          row.marked_at_ms = atMs;
          row.followers_result_rank = rankOf(followersResult);
        });
      }
    },
  },
});

function newTrader({ traderId, status, share }: EventOf<'copy.trader_changed'>, atMs: number): RowOf<typeof traders> {
  return {
    trader_id: traderId,
    status,
    share_ppm: share,
    applied_at_ms: atMs,
    followable_at_ms: null,
    closed_trades: 0,
    won_trades: 0,
    realised_atoms: 0n,
    followers: 0,
    followers_ever: 0,
    copies_closed: 0,
    copies_won: 0,
    followers_realised_atoms: 0n,
    shares_received_atoms: 0n,
    marked_at_ms: null,
    followers_result_rank: 0,
  };
}

function writeCopy(store: WriteStore, event: EventOf<'copy.copied'>, { sequence, index, atMs }: Place): void {
  store.copies.insert({
    sequence,
    event_index: index,
    account_id: event.accountId,
    trader_id: event.traderId,
    trader_ticket_id: event.traderTicketId,
    pair_id: event.pairId,
    direction: event.direction,
    trader_lots: event.traderLots,
    wanted_lots: event.wantedLots,
    lots: event.lots,
    price: event.price,
    result: event.result,
    reason: event.reason ?? null,
    ticket_id: event.ticketId ?? null,
    at_ms: atMs,
  });
  store.counter.add(copiesList, event.accountId, { kind: event.result });
}

/** An amount as a whole number that sorts as it does. */
function rankOf(amount: bigint): number {
  const limit = BigInt(Number.MAX_SAFE_INTEGER);
  if (amount > limit) return Number.MAX_SAFE_INTEGER;
  return amount < -limit ? -Number.MAX_SAFE_INTEGER : Number(amount);
}
