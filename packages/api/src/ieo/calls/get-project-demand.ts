import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { projectDemand } from '../ieo.ts';

export const getProjectDemand = defineCall({
  method: 'GET',
  path: '/project/demand',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'IEO',
  summary:
    'The demand for a project by the size of subscriptions, in at most 40 steps: a picture of however long a list.',
  input: wireObject({ projectId: idNumber }),
  output: projectDemand,
  rejects: ['project_not_found'],
});
