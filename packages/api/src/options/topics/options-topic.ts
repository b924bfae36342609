import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber } from '../../wire/fields.ts';
import { optionRow } from '../option.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const optionsTopic = defineTopic({
  name: 'options',
  key: [],
  access: 'signed_in',
  summary: 'Live options, newest first; then those that were bought, got their strike, or were settled.',
  snapshot: wireObject({ sequence: countNumber, options: z.array(optionRow) }),
  update: wireObject({ sequence: countNumber, options: z.array(optionRow) }),
});
