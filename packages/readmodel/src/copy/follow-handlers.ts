import { present } from '@candor/kernel';
import type { Handlers } from '../projection/projector.ts';
import type { WriteStore } from '../projection/write-store.ts';
import { changeTrader } from './trader-rows.ts';
import { followsList } from './lists.ts';

const afterAll = Number.MAX_SAFE_INTEGER;

/** Follows with their begin and end. Following again while one runs changes it. */
export function followHandlers(store: WriteStore): Handlers {
  return {
    'copy.followed'(event, { sequence, atMs }) {
      const { accountId, traderId } = event;
      const last = store.follows.findBefore(accountId, traderId, afterAll);
      const running = last?.ended_at_ms === null ? last : undefined;
      store.follows.upsert({
        account_id: accountId,
        trader_id: traderId,
        sequence: running?.sequence ?? sequence,
        mode: event.mode,
        size: event.size,
        share_ppm: event.share,
        margin_max_atoms: event.marginMax ?? null,
        pair_margin_max_atoms: event.pairMarginMax ?? null,
        daily_loss_max_atoms: event.dailyLossMax ?? null,
        slippage_ppm: event.slippage,
        // Pairs and limits are told by a fact of their own, and stay until they are.
        pairs: running?.pairs ?? 'all',
        pair_ids: running?.pair_ids ?? '',
        loss_max_atoms: running?.loss_max_atoms ?? null,
        profit_min_atoms: running?.profit_min_atoms ?? null,
        stop_reason: null,
        stop_result_atoms: null,
        begun_at_ms: running?.begun_at_ms ?? atMs,
        changed_at_ms: atMs,
        ended_at_ms: null,
      });
      if (running) return;
      store.counter.add(followsList, accountId);
      changeTrader(store, traderId, (row) => {
        row.followers += 1;
        if (!last) row.followers_ever += 1;
      });
    },
    'copy.limits_set'({ accountId, traderId, pairs, pairIds, lossMax, profitMin }) {
      const row = present(store.follows.findBefore(accountId, traderId, afterAll), 'limits are of a follow');
      store.follows.upsert({
        ...row,
        pairs,
        pair_ids: pairIds.join(','),
        loss_max_atoms: lossMax ?? null,
        profit_min_atoms: profitMin ?? null,
      });
    },
    'copy.stopped'({ accountId, traderId, reason, result }) {
      const row = present(store.follows.findBefore(accountId, traderId, afterAll), 'a follow stops after it began');
      store.follows.upsert({ ...row, stop_reason: reason, stop_result_atoms: result });
    },
    'copy.follow_ended'({ accountId, traderId }, { atMs }) {
      const row = present(store.follows.findBefore(accountId, traderId, afterAll), 'a follow ends after it began');
      store.follows.upsert({ ...row, ended_at_ms: atMs });
      changeTrader(store, traderId, (trader) => {
        trader.followers -= 1;
      });
    },
  };
}
