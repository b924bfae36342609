import type { AccountType, getStatement, InputOf } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { dayMs, done, type Outcome, reject } from '@candor/kernel';
import type { RealisedSales, Statement } from '@candor/readmodel';
import type { Deps, UserContext } from '../serving/deps.ts';
import { awaitOwnWrites } from '../serving/own-lists.ts';

const periodMaxMs = 366 * dayMs;

type Asked = InputOf<typeof getStatement> & { readonly accountType: AccountType | 'all' };
type StatementCode = 'asset_not_found' | 'statement_period_invalid' | 'statement_too_long';

interface StatementRead {
  readonly statement: Statement;
  /** Costs are averages over all accounts, so one account alone has no profits. */
  readonly realised?: readonly RealisedSales[];
}

/** The requested statement of a user: of one account or all of them, at most a year. */
export async function statementFor(
  deps: Deps,
  { accountType, assetId: asked, fromMs, toMs }: Asked,
  context: UserContext,
): Promise<Outcome<StatementRead, StatementCode>> {
  if (asked !== undefined && deps.market.instruments.asset(asked) === undefined) return reject('asset_not_found');
  if (toMs <= fromMs || toMs - fromMs > periodMaxMs) return reject('statement_period_invalid');
  await awaitOwnWrites(deps, context);
  const subject = { accountId: context.user.accountId, assetId: asked as AssetId | undefined, fromMs, toMs };
  const isWhole = accountType === 'all';
  const read = await deps.reader.statement({ ...subject, walletType: isWhole ? undefined : accountType });
  if (!read.ok) return read;
  const statement = read.value;
  return done(isWhole ? { statement, realised: await deps.reader.realisedSales(subject) } : { statement });
}
