import { listAllocation } from '@candor/api';
import type { ProjectId, SubscriptionId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serve } from '../../serving/serve.ts';

export default serve(listAllocation, async ({ reader, market }, input) => {
  const { page, limit } = input;
  const projectId = input.projectId as ProjectId;
  const project = await reader.projectById({ projectId });
  if (project === undefined) return reject('project_not_found');
  const { scale } = market.instruments.assetOf(project.terms.tokenAssetId);
  const after = input.after as SubscriptionId | undefined;
  const rows = await reader.allocationList({ projectId, page, limit, after });
  return done(
    pageAnswer({ page, limit }, { rows, total: project.subscribers }, ({ subscriptionId, wanted, allocated }) => ({
      number: subscriptionId,
      wanted: atomsToText(wanted, scale),
      allocated: atomsToText(allocated, scale),
    })),
  );
});
