import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { copyFeedRow } from '../copy.ts';

export const copyFeedTopic = defineTopic({
  name: 'copy_feed',
  key: [],
  access: 'signed_in',
  summary: "What became of my traders' trades: the last twenty, newest first; then new ones.",
  snapshot: z.array(copyFeedRow),
  update: z.array(copyFeedRow),
});
