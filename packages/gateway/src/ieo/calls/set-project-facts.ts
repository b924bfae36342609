import { setProjectFacts } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { factsVersionOf } from '../present/facts.ts';

export default serveOperator(setProjectFacts, async ({ market, platform }, { tokenId, note: _note, ...input }) => {
  const asset = market.instruments.asset(tokenId);
  if (asset === undefined) return reject('asset_not_found');
  const { lang, website, paperUrl, isDemonstration, ...text } = input;
  const revision = { lang, text, website, paperUrl, isDemonstration };
  return done(factsVersionOf(await platform.projectFacts.revise(asset.assetId, revision)));
});
