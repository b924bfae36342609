import * as z from 'zod/mini';
import { messageRow, redactionReasons } from '../../conversations/conversation.ts';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber, flag, idNumber, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

const online = described(countNumber, 'Connections that read the room.');
const lastSeq = described(countNumber, 'The number of the last message: a smaller one here is a hole to be read.');

export const chatTopic = defineTopic({
  name: 'chat',
  key: ['room'],
  access: 'visitor',
  summary: 'A room: new messages, those that were taken away, and how many read it.',
  snapshot: wireObject({ lastSeq, online }),
  update: wireObject({
    lastSeq,
    online,
    messages: z.array(messageRow),
    redactions: z.array(wireObject({ seq: idNumber, reason: wordOf(redactionReasons) })),
    hasNewTerms: described(flag, 'Who may write has changed: read the room again.'),
  }),
});
