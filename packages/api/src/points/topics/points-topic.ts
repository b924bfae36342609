import { defineTopic } from '../../wire/define-topic.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { pointsBalance } from '../points.ts';

export const pointsTopic = defineTopic({
  name: 'points',
  key: [],
  access: 'signed_in',
  summary: 'My points; then again after each change.',
  snapshot: wireObject({ balance: pointsBalance }),
  update: wireObject({ balance: pointsBalance }),
});
