import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, pageLimit, pageNumber, pageOf, timeMs, wordOf, onlyThis } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { conversationKinds, messageRow, reportReasons } from '../conversation.ts';

export const listReports = defineCall({
  method: 'GET',
  path: '/operator/conversation/reports',
  access: 'operator',
  roles: ['support'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Reported messages that nobody has decided on, oldest first.',
  input: wireObject({ conversationId: onlyThis, seq: onlyThis, page: pageNumber, limit: pageLimit }),
  output: pageOf(
    wireObject({
      conversationId: idNumber,
      kind: wordOf(conversationKinds),
      message: messageRow,
      reasons: z.array(wordOf(reportReasons)),
      reports: described(idNumber, 'Users who reported it.'),
      firstAtMs: timeMs,
    }),
  ),
  rejects: [],
});
