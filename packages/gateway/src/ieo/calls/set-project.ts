import { setProject } from '@candor/api';
import type { ProjectId } from '@candor/exchange';
import { reject } from '@candor/kernel';
import { atomsFromText, type Ppm, priceFromText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setProject, async (deps, input, { operator }) => {
  const token = deps.market.instruments.asset(input.tokenId);
  const pay = deps.market.instruments.asset(input.payId);
  if (token === undefined || pay === undefined) return reject('asset_not_found');
  const [issuance, accountMin, accountMax] = [input.issuance, input.accountMin, input.accountMax].map((text) =>
    atomsFromText(text, token.scale),
  );
  const price = priceFromText(input.price);
  if (issuance === undefined || accountMin === undefined || accountMax === undefined || price === undefined) {
    return reject('amount_invalid');
  }
  const facts = await deps.platform.projectFacts.find(token.assetId, input.factsVersion);
  if (facts === undefined) return reject('facts_not_found');
  const { mode, opensAtMs, closesAtMs } = input;
  const projectId = input.projectId as ProjectId | undefined;
  return submitChange(deps, operator, {
    type: 'ieo.set_project',
    projectId: projectId ?? (await deps.exchange.query('nextProjectId')),
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
});
