import { listPoints } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { pointsBalanceOf, pointsItemRowsOf } from '../present/points.ts';

export default serve(listPoints, async (deps, _input, { session }) => {
  const accountId = session?.accountId as AccountId | undefined;
  const [items, balance] = await Promise.all([
    pointsItemRowsOf(deps, accountId),
    accountId === undefined ? undefined : pointsBalanceOf(deps, accountId),
  ]);
  return done({ balance, items });
});
