import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { gridTick } from '../../options/option.ts';
import { described } from '../../wire/wire-object.ts';

export const indexTopic = defineTopic({
  name: 'index',
  key: ['pairId'],
  access: 'visitor',
  summary: 'Index of one pair on its grid: the ticks of the last minute, then each new one as it is made.',
  snapshot: described(z.array(gridTick), 'Oldest first; an instant without a valid price is left out.'),
  update: z.array(gridTick),
});
