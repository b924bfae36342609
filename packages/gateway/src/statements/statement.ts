import type { AccountType, getStatement, InputOf } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { dayMs, type Outcome, reject } from '@candor/kernel';
import type { Statement } from '@candor/readmodel';
import type { Deps, UserContext } from '../serving/deps.ts';
import { awaitOwnWrites } from '../serving/own-lists.ts';

const periodMaxMs = 366 * dayMs;

/** The requested statement of a user: of one account, at most a year. */
export async function statementFor(
  deps: Deps,
  { accountType, assetId, fromMs, toMs }: InputOf<typeof getStatement> & { readonly accountType: AccountType },
  context: UserContext,
): Promise<Outcome<Statement, 'asset_not_found' | 'statement_period_invalid' | 'statement_too_long'>> {
  if (assetId !== undefined && deps.market.instruments.asset(assetId) === undefined) return reject('asset_not_found');
  if (toMs <= fromMs || toMs - fromMs > periodMaxMs) return reject('statement_period_invalid');
  await awaitOwnWrites(deps, context);
  return deps.reader.statement({
    accountId: context.user.accountId,
    walletType: accountType,
    assetId: assetId as AssetId | undefined,
    fromMs,
    toMs,
  });
}
