import type { ProjectId } from '../../vocabulary.ts';
import type { Project } from './project.ts';
import type { IeoSlice } from './slice.ts';
import type { IeoQueries, ProjectView } from './views.ts';

function view({ version, state, terms, subscribers, wantedTotal, allocatedTotal, raised }: Project): ProjectView {
  return { version, state, terms, subscribers, wantedTotal, allocatedTotal, raised };
}

export function ieoQueries(core: IeoSlice): IeoQueries {
  return {
    projects: () => core.ieo.inOrder().map(view),
    project(projectId) {
      const project = core.ieo.projects.get(projectId);
      return project === undefined ? undefined : view(project);
    },
    nextProjectId: () => (core.ieo.lastProjectId + 1) as ProjectId,
    subscription(accountId, projectId) {
      const subscription = core.ieo.projects.get(projectId)?.byAccount.get(accountId);
      return subscription === undefined ? undefined : { ...subscription, projectId };
    },
  };
}
