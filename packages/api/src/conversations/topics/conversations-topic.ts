import * as z from 'zod/mini';
import { conversationRow, messageRow, redactionReasons, writerRoles } from '../conversation.ts';
import { defineTopic } from '../../wire/define-topic.ts';
import { idNumber, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const conversationsTopic = defineTopic({
  name: 'conversations',
  key: [],
  access: 'signed_in',
  summary: 'My conversations with what is unread; then new messages, marks and who is writing.',
  snapshot: wireObject({ conversations: z.array(conversationRow) }),
  update: wireObject({
    conversations: described(z.array(conversationRow), 'Those that changed, as they are now.'),
    messages: z.array(wireObject({ conversationId: idNumber, message: messageRow })),
    redactions: z.array(wireObject({ conversationId: idNumber, seq: idNumber, reason: wordOf(redactionReasons) })),
    typing: described(
      z.array(wireObject({ conversationId: idNumber, role: wordOf(writerRoles) })),
      'Somebody else is writing: good for five seconds.',
    ),
  }),
});
