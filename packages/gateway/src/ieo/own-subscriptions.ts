import type { LanguageCode } from '@candor/api';
import type { ProjectId } from '@candor/exchange';
import { present } from '@candor/kernel';
import type { Page, SubscriptionRecord } from '@candor/readmodel';
import { awaitOwnWrites } from '../serving/own-lists.ts';
import type { Deps, UserContext } from '../serving/deps.ts';
import { type ShownProject, shownProject } from './present/ieo.ts';

interface Asked {
  readonly projectId?: ProjectId | undefined;
  readonly page: number;
  readonly limit: number;
}

interface OwnSubscription {
  readonly subscription: SubscriptionRecord;
  readonly project: ShownProject;
}

/** A page of the user's subscriptions, each with its project. */
export async function ownSubscriptions(deps: Deps, context: UserContext, asked: Asked): Promise<Page<OwnSubscription>> {
  await awaitOwnWrites(deps, context);
  const { rows, total } = await deps.reader.subscriptions({ accountId: context.user.accountId, ...asked });
  const ids = [...new Set(rows.map(({ projectId }) => projectId))];
  const found = await Promise.all(ids.map((projectId) => projectOf(deps, projectId, context.lang)));
  const projects = new Map(found.map((project) => [project.record.terms.projectId, project]));
  const projectOfRow = (projectId: ProjectId) => present(projects.get(projectId), 'its project has been read');
  return {
    rows: rows.map((subscription) => ({ subscription, project: projectOfRow(subscription.projectId) })),
    total,
  };
}

async function projectOf(deps: Deps, projectId: ProjectId, lang: LanguageCode): Promise<ShownProject> {
  const record = present(await deps.reader.projectById({ projectId }), 'a subscription is to a project that was set');
  return shownProject(deps, record, lang);
}
