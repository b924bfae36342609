import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { projectDetail } from '../ieo.ts';

export const getProject = defineCall({
  method: 'GET',
  path: '/project/detail',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'IEO',
  summary: 'One sale with its published facts and the demand so far.',
  input: wireObject({ projectId: idNumber }),
  output: projectDetail,
  rejects: ['project_not_found'],
});
