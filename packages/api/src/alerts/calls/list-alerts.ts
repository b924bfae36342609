import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { alertRow } from '../alerts.ts';

export const listAlerts = defineCall({
  method: 'GET',
  path: '/alert/list',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Alerts',
  summary: 'My alerts: those that are live or paused first, newest first.',
  input: wireObject({}),
  output: listOf(alertRow),
  rejects: [],
});
