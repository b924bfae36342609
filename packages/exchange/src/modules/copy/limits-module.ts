import { assert } from '@candor/kernel';
import { defineModule } from '../../module.ts';
import type { CopySlice } from './slice.ts';
import { look, lookOn, onTicked } from './stopping.ts';

/** Pairs and total limits of follows. The commands are those of copy trading; this part of their state came later. */
export const copyLimitsModule = defineModule<CopySlice, never>({
  name: 'copy_limits',
  handlers: {},
  reactions: { 'index.ticked': onTicked },
  due: { 'copy.look': look, 'copy.look_on': lookOn },
  piecewise: ['copy.look_on'],
  isEmpty: ({ copyLimits }) => copyLimits.isEmpty,
  write: ({ copyLimits }, writer) => copyLimits.write(writer),
  read: ({ copyLimits }, reader) => copyLimits.read(reader),
  check({ copy, copyLimits, tickets }) {
    for (const limits of copyLimits.all()) {
      const { pairs, pairIds, lossMax, profitMin, isWatched, stopped } = limits;
      const follow = copy.follow(limits.accountId, limits.traderId);
      assert(follow !== undefined, 'limits belong to a follow');
      assert((pairs === 'all') === (pairIds.length === 0), 'a choice of pairs names some');
      const hasLimit = lossMax !== undefined || profitMin !== undefined;
      assert(isWatched === 0 || hasLimit, 'a follow is watched for a limit');
      assert(stopped === undefined || follow.isActive === 0, 'a stopped follow copies nothing new');
      const mustBeWatched = hasLimit && (follow.isActive === 1 || copy.openOf(tickets, follow).length > 0);
      assert(isWatched === 1 || !mustBeWatched, 'a follow with a limit is watched while it runs or has copies');
    }
  },
});
