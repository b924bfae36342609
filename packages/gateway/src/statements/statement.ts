import type { AccountType, getStatement, InputOf } from '@candor/api';
import { type AssetId, walletTypes } from '@candor/exchange';
import { dayMs, done, type Outcome, reject } from '@candor/kernel';
import type { RealisedSales, Statement, StatementPiece, StatementPlace } from '@candor/readmodel';
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
  const subject = await subjectOf(deps, { assetId: asked, fromMs, toMs }, context);
  if (!subject.ok) return subject;
  const isWhole = accountType === 'all';
  const read = await deps.reader.statement({ ...subject.value, walletType: isWhole ? undefined : accountType });
  if (!read.ok) return read;
  const statement = read.value;
  return done(isWhole ? { statement, realised: await deps.reader.realisedSales(subject.value) } : { statement });
}

/** Lines of a piece of a table: what a thread writes in a moment. */
const pieceLines = 5_000;

interface PieceRead {
  readonly piece: StatementPiece;
  /** With the last piece of a statement over all accounts. */
  readonly realised?: readonly RealisedSales[];
}

/** The next piece of a requested statement, whatever number of lines it has in all. */
export async function statementPieceFor(
  deps: Deps,
  { accountType, after, ...asked }: Asked & { readonly after?: string | undefined },
  context: UserContext,
): Promise<Outcome<PieceRead, StatementCode>> {
  const subject = await subjectOf(deps, asked, context);
  if (!subject.ok) return subject;
  const isWhole = accountType === 'all';
  const place = after === undefined ? undefined : placeFrom(after);
  const walletType = isWhole ? undefined : accountType;
  const read = await deps.reader.statementPiece({ ...subject.value, walletType, after: place, lines: pieceLines });
  if (!read.ok) return read;
  const piece = read.value;
  if (!isWhole) return done({ piece });
  return done({ piece, realised: piece.next === undefined ? await deps.reader.realisedSales(subject.value) : [] });
}

async function subjectOf(deps: Deps, { assetId, fromMs, toMs }: Omit<Asked, 'accountType'>, context: UserContext) {
  if (assetId !== undefined && deps.market.instruments.asset(assetId) === undefined) return reject('asset_not_found');
  if (toMs <= fromMs || toMs - fromMs > periodMaxMs) return reject('statement_period_invalid');
  await awaitOwnWrites(deps, context);
  return done({ accountId: context.user.accountId, assetId: assetId as AssetId | undefined, fromMs, toMs });
}

/** The place that a piece ends at, as a client keeps it and sends it back. */
export function placeText({ sequence, walletType, assetId, atMs, entryId }: StatementPlace): string {
  return [sequence, walletTypes.indexOf(walletType), assetId, atMs, entryId].join('.');
}

function placeFrom(text: string): StatementPlace {
  const [sequence = 0, wallet = 0, assetId = 0, atMs = 0, entryId = 0] = text.split('.').map(Number);
  return { sequence, walletType: walletTypes[wallet] ?? 'spot', assetId: assetId as AssetId, atMs, entryId };
}
