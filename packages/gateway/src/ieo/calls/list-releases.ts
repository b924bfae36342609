import { listReleases } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { ownSubscriptions } from '../own-subscriptions.ts';
import { releaseRowsOf } from '../present/ieo.ts';

export default serveUser(listReleases, async (deps, _input, context) => {
  const { rows } = await ownSubscriptions(deps, context, { page: 1, limit: 100 });
  const entries = rows.flatMap(({ project, subscription }) => {
    const { subscriptionId, projectId } = subscription;
    const { token, text } = project;
    const about = { subscriptionId, projectId, name: text?.name ?? token.name, tokenCode: token.code };
    return releaseRowsOf(project, subscription).map((release, row) => ({ ...about, row, ...release }));
  });
  return done(entries.sort((a, b) => Number(a.isPaid) - Number(b.isPaid) || a.atMs - b.atMs));
});
