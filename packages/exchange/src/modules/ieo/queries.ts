import type { ProjectId } from '../../vocabulary.ts';
import type { Project } from './project.ts';
import type { IeoSlice } from './slice.ts';
import type { IeoQueries, ProjectView } from './views.ts';

function view(core: IeoSlice, project: Project): ProjectView {
  const { version, state, terms, subscribers, wantedTotal, allocatedTotal, raised } = project;
  const opening = core.marketOpenings.byProject.get(terms.projectId);
  const market = opening === undefined ? {} : { market: { pairId: opening.pairId, opensAtMs: opening.opensAtMs } };
  return { version, state, terms, subscribers, wantedTotal, allocatedTotal, raised, ...market };
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
  };
}
