import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { alertFiringRow } from '../alerts.ts';

export const listAlertFirings = defineCall({
  method: 'GET',
  path: '/alert/history',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Alerts',
  summary: 'What my alerts have told, newest first, each with the tick that fired it.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: pageOf(alertFiringRow),
  rejects: [],
});
