import { getStatementFile } from '@candor/api';
import { done, Fault } from '@candor/kernel';
import { statementFor } from '../statement.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getStatementFile, async (deps, input, context) => {
  const read = await statementFor(deps, input, context);
  if (!read.ok) return read;
  const { platform, market, site, statements } = deps;
  const { statement, realised } = read.value;
  const assetIds = new Set([...statement.sections, ...(realised ?? [])].map(({ assetId }) => assetId));
  const assets = [...assetIds].map((assetId) => {
    const { code, scale } = market.instruments.assetOf(assetId);
    return [assetId, { code, scale }] as const;
  });
  const profile = await platform.accounts.profile(context.user.userId);
  if (profile === undefined) throw new Fault('user_missing', 'a session is of a user that is not there');
  const { fileName, mediaType, content } = await statements.make(input.format, {
    statement,
    ...(realised !== undefined && { realised: { sales: realised, scale: market.valuation.usdtScale } }),
    uid: profile.uid,
    language: context.lang,
    site: (await platform.content.setting('site_name')) ?? 'Candor',
    mode: site.mode,
    assets: new Map(assets),
  });
  return done({ fileName, mediaType, content: Buffer.from(content).toString('base64') });
});
