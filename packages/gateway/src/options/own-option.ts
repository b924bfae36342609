import type { OptionRow } from '@candor/api';
import type { OptionId } from '@candor/exchange';
import type { Deps, UserContext } from '../serving/deps.ts';
import { awaitOwnWrites } from '../serving/own-lists.ts';
import { optionRowOf } from './present/options.ts';

/** A user's option: the core's while it lives, history's after that. */
export async function ownOptionRow(
  deps: Deps,
  context: UserContext,
  optionId: OptionId,
): Promise<OptionRow | undefined> {
  const { accountId } = context.user;
  const live = await deps.exchange.query('option', accountId, optionId);
  if (live === undefined) await awaitOwnWrites(deps, context);
  const option = live ?? (await deps.reader.optionById({ accountId, optionId }));
  return option && optionRowOf(deps.market.instruments, option, deps.clock());
}
