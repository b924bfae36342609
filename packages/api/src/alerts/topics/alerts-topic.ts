import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { alertFiringRow, alertRow } from '../alerts.ts';

export const alertsTopic = defineTopic({
  name: 'alerts',
  key: [],
  access: 'signed_in',
  summary: 'My alerts; then all of them again after each change, with what they have told since.',
  snapshot: wireObject({ alerts: z.array(alertRow) }),
  update: wireObject({ alerts: z.array(alertRow), firings: z.array(alertFiringRow) }),
});
