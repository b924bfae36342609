import { cancelProject } from '@candor/api';
import type { ProjectId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(cancelProject, (deps, { projectId, reason }) =>
  submitOperator(deps, { type: 'ieo.cancel_project', projectId: projectId as ProjectId, reason }),
);
