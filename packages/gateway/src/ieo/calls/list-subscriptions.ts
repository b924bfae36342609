import { listSubscriptions } from '@candor/api';
import type { ProjectId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { ownSubscriptions } from '../own-subscriptions.ts';
import { subscriptionRowOf } from '../present/ieo.ts';

export default serveUser(listSubscriptions, async (deps, input, context) => {
  const { page, limit } = input;
  const found = await ownSubscriptions(deps, context, {
    page,
    limit,
    projectId: input.projectId as ProjectId | undefined,
  });
  return done(
    pageAnswer({ page, limit }, found, ({ project, subscription }) => subscriptionRowOf(project, subscription)),
  );
});
