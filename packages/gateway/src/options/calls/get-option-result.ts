import { getOptionResult } from '@candor/api';
import type { OptionId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { optionRowOf } from '../present/options.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getOptionResult, async (deps, input, context) => {
  const { accountId } = context.user;
  const optionId = input.optionId as OptionId;
  const live = await deps.exchange.query('option', accountId, optionId);
  if (live === undefined) await awaitOwnWrites(deps, context);
  const option = live ?? (await deps.reader.optionById({ accountId, optionId }));
  if (option === undefined) return reject('order_not_found');
  return done(optionRowOf(deps.market.instruments, option, deps.clock()));
});
