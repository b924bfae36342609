import { setProject } from '@candor/api';
import type { ProjectId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText, type Ppm, priceFromText, priceToText, zero } from '@candor/money';
import { hex } from '@candor/kernel/hash';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(setProject, 'ieo.set_project', {
  async change({ market, platform, exchange }, input) {
    const token = market.instruments.asset(input.tokenId);
    const pay = market.instruments.asset(input.payId);
    if (token === undefined || pay === undefined) return reject('asset_not_found');
    const [issuance, accountMin, accountMax] = [input.issuance, input.accountMin, input.accountMax].map((text) =>
      atomsFromText(text, token.scale),
    );
    const price = priceFromText(input.price);
    if (issuance === undefined || accountMin === undefined || accountMax === undefined || price === undefined) {
      return reject('amount_invalid');
    }
    const facts = await platform.projectFacts.find(token.assetId, input.factsVersion);
    if (facts === undefined) return reject('facts_not_found');
    const { mode, opensAtMs, closesAtMs } = input;
    const projectId = input.projectId as ProjectId | undefined;
    return done({
      projectId: projectId ?? (await exchange.query('nextProjectId')),
      tokenAssetId: token.assetId,
      payAssetId: pay.assetId,
      price,
      issuance,
      mode,
      accountMin,
      accountMax,
      opensAtMs,
      closesAtMs,
      releases: input.releases.map(([atMs, share]) => ({ atMs: Number(atMs), share: Number(share) as Ppm })),
      factsHash: Buffer.from(facts.hash, 'hex'),
    });
  },
  async fields({ market, platform }, { projectId, tokenAssetId, payAssetId, price, mode, ...terms }) {
    const { scale } = market.instruments.assetOf(tokenAssetId);
    const facts = await platform.projectFacts.byHash(hex(terms.factsHash));
    return {
      projectId,
      tokenId: tokenAssetId,
      payId: payAssetId,
      price: priceToText(price),
      issuance: atomsToText(terms.issuance, scale),
      mode,
      accountMin: atomsToText(terms.accountMin, scale),
      accountMax: atomsToText(terms.accountMax, scale),
      opensAtMs: terms.opensAtMs,
      closesAtMs: terms.closesAtMs,
      releases: terms.releases.map(({ atMs, share }) => [`${atMs}`, `${share}`]),
      factsVersion: facts?.version,
    };
  },
  async draft({ reader }, { type: _type, ...terms }) {
    const { projectId } = terms;
    const known = await reader.projectById({ projectId });
    const drafted = { ...notBegun, ...known, terms };
    return { page: `/pages/ieo/subscribe?project_id=${projectId}`, lists: { projectById: async () => drafted } };
  },
});

/** A project that nobody has subscribed to. */
const notBegun = {
  version: 1,
  state: 'warm_up',
  subscribers: 0,
  wantedTotal: zero,
  allocatedTotal: zero,
  raised: zero,
} as const;
