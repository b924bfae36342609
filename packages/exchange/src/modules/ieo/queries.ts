import { present } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { AccountId, ProjectId } from '../../vocabulary.ts';
import type { Project } from './project.ts';
import { releasedAfter } from './rules.ts';
import type { IeoSlice } from './slice.ts';
import type { HeldSubscriptionView, IeoQueries, ProjectView } from './views.ts';

function view(core: IeoSlice, project: Project): ProjectView {
  const { version, state, terms, subscribers, wantedTotal, allocatedTotal, raised } = project;
  const opening = core.marketOpenings.byProject.get(terms.projectId);
  const market = opening === undefined ? {} : { market: { pairId: opening.pairId, opensAtMs: opening.opensAtMs } };
  return { version, state, terms, subscribers, wantedTotal, allocatedTotal, raised, ...market };
}

function heldIn({ terms, byAccount }: Project, accountId: AccountId): readonly HeldSubscriptionView[] {
  const own = byAccount.get(accountId);
  if (own === undefined) return [];
  const { projectId, tokenAssetId, releases, closesAtMs } = terms;
  const unreleased = atoms(own.allocated - own.released);
  const held = { projectId, tokenAssetId, unreleased };
  if (own.reserved > 0n) return [{ ...held, next: 'allocation', nextAtMs: closesAtMs }];
  if (unreleased === 0n) return [];
  const row = releases.findIndex((_row, at) => releasedAfter(own.allocated, releases, at + 1) > own.released);
  return [{ ...held, next: 'release', nextAtMs: present(releases[row], 'all is paid by the last row').atMs }];
}

export function ieoQueries(core: IeoSlice): IeoQueries {
  return {
    projects: () => core.ieo.inOrder().map((project) => view(core, project)),
    project(projectId) {
      const project = core.ieo.projects.get(projectId);
      return project === undefined ? undefined : view(core, project);
    },
    nextProjectId: () => (core.ieo.lastProjectId + 1) as ProjectId,
    subscription(accountId, projectId) {
      const subscription = core.ieo.projects.get(projectId)?.byAccount.get(accountId);
      return subscription === undefined ? undefined : { ...subscription, projectId };
    },
    heldSubscriptions: (accountId) => core.ieo.inOrder().flatMap((project) => heldIn(project, accountId)),
  };
}
