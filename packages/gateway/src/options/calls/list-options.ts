import { listOptions } from '@candor/api';
import type { PairId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { optionRowOf, optionStatusOf } from '../present/options.ts';
import { omitUndefined } from '../../serving/read-input.ts';
import { serveUser } from '../../serving/serve.ts';

/** Live options are the core's own, as they are now; settled ones, and all together, are history. */
export default serveUser(listOptions, async (deps, { pairId, status, page, limit }, context) => {
  const { accountId } = context.user;
  const { instruments } = deps.market;
  const nowMs = deps.clock();
  if (status === 'open' || status === 'closing') {
    const live = (await deps.exchange.query('options', accountId)).filter(
      (option) => optionStatusOf(option, nowMs) === status && (pairId === undefined || option.pairId === pairId),
    );
    const rows = live.slice((page - 1) * limit, page * limit);
    return done(
      pageAnswer({ page, limit }, { rows, total: live.length }, (row) => optionRowOf(instruments, row, nowMs)),
    );
  }
  await awaitOwnWrites(deps, context);
  const statuses = status === 'closed' ? (['settled'] as const) : undefined;
  const found = await deps.reader.options({
    accountId,
    page,
    limit,
    ...omitUndefined({ pairId: pairId as PairId | undefined, statuses }),
  });
  return done(pageAnswer({ page, limit }, found, (row) => optionRowOf(instruments, row, nowMs)));
});
