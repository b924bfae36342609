import * as z from 'zod/mini';
import { cardKindWire, clientMessageId, messageText, objectIdText } from '../../conversations/conversation.ts';
import { uploadLocation } from '../../identity/verification.ts';
import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { supportCaseRow, supportTopicWire } from '../support.ts';

export const openSupportCase = defineCall({
  method: 'POST',
  path: '/kefu/open',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  weight: 5,
  group: 'Customer service',
  summary:
    'Open a case with its first message. The object is read by the server, so that operators see it as its user does.',
  input: wireObject({
    topic: supportTopicWire,
    clientId: clientMessageId,
    text: messageText,
    picture: z.optional(uploadLocation),
    objectKind: z.optional(cardKindWire),
    objectId: z.optional(objectIdText),
  }),
  output: supportCaseRow,
  rejects: [
    'support_cases_too_many',
    'object_not_found',
    'message_empty',
    'messages_too_often',
    'upload_not_found',
    'request_id_reused',
  ],
});
