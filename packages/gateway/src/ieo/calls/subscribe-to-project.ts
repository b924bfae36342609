import { subscribeToProject } from '@candor/api';
import type { ProjectId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText, priceFromText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(subscribeToProject, async (deps, input, { user }) => {
  const projectId = input.projectId as ProjectId;
  const { instruments } = deps.market;
  // A copy of a request gets its first answer, also when the project owes nothing any more and the core forgot it.
  const project = (await deps.exchange.query('project', projectId)) ?? (await deps.reader.projectById({ projectId }));
  if (project === undefined) return reject('project_not_found');
  const token = instruments.assetOf(project.terms.tokenAssetId);
  const pay = instruments.assets.find(({ code }) => code === input.payCode);
  const price = priceFromText(input.price);
  if (pay === undefined || price === undefined) return reject('terms_changed');
  const amount = atomsFromText(input.amount, token.scale);
  if (amount === undefined) return reject('amount_invalid');
  const { accountId } = user;
  const command = { type: 'ieo.subscribe', accountId, projectId, amount, payAssetId: pay.assetId, price } as const;
  const subscribed = await submitFor(deps, user, command, input.requestId);
  if (!subscribed.ok) return subscribed;
  const { subscriptionId, wanted, reserved, allocated, paid } = subscribed.value;
  return done({
    subscriptionId,
    wanted: atomsToText(wanted, token.scale),
    reserved: atomsToText(reserved, pay.scale),
    allocated: atomsToText(allocated, token.scale),
    paid: atomsToText(paid, pay.scale),
  });
});
