import { getStatementFile, type LanguageCode } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { done, Fault } from '@candor/kernel';
import type { RealisedSales } from '@candor/readmodel';
import type { Deps } from '../../serving/deps.ts';
import { serveUser } from '../../serving/serve.ts';
import { placeText, statementFor, statementPieceFor } from '../statement.ts';

interface Reader {
  readonly userId: number;
  readonly lang: LanguageCode;
}

export default serveUser(getStatementFile, async (deps, { format, ...input }, context) => {
  const reader = { userId: context.user.userId, lang: context.lang };
  if (format === 'pdf') {
    const read = await statementFor(deps, input, context);
    if (!read.ok) return read;
    const { statement, realised } = read.value;
    const about = await aboutFile(deps, reader, statement.sections, realised);
    return done(answerOf(await deps.statements.make('pdf', { statement, ...about })));
  }
  const read = await statementPieceFor(deps, input, context);
  if (!read.ok) return read;
  const { piece, realised } = read.value;
  const { wallets, next, ...statement } = piece;
  const about = await aboutFile(deps, reader, wallets, realised);
  const part = { isFirst: input.after === undefined, isLast: next === undefined, wallets };
  const file = await deps.statements.make('csv', { statement, piece: part, ...about });
  return done({ ...answerOf(file), ...(next !== undefined && { next: placeText(next) }) });
});

/** The facts of a file beside the statement itself. */
async function aboutFile(
  { platform, market, site }: Deps,
  { userId, lang }: Reader,
  wallets: readonly { readonly assetId: AssetId }[],
  realised: readonly RealisedSales[] | undefined,
) {
  const assetIds = new Set([...wallets, ...(realised ?? [])].map(({ assetId }) => assetId));
  const assets = [...assetIds].map((assetId) => {
    const { code, scale } = market.instruments.assetOf(assetId);
    return [assetId, { code, scale }] as const;
  });
  const profile = await platform.accounts.profile(userId);
  if (profile === undefined) throw new Fault('user_missing', 'a session is of a user that is not there');
  return {
    ...(realised !== undefined && { realised: { sales: realised, scale: market.valuation.usdtScale } }),
    uid: profile.uid,
    language: lang,
    site: (await platform.content.setting('site_name')) ?? 'Candor',
    mode: site.mode,
    assets: new Map(assets),
  };
}

function answerOf({ fileName, mediaType, content }: Awaited<ReturnType<Deps['statements']['make']>>) {
  return { fileName, mediaType, content: Buffer.from(content).toString('base64') };
}
