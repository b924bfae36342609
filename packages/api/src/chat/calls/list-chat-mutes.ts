import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { chatMuteRow } from '../chat.ts';

export const listChatMutes = defineCall({
  method: 'GET',
  path: '/operator/chat/mutes',
  access: 'operator',
  roles: ['support'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Mutes that run, the newest first.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: pageOf(chatMuteRow),
  rejects: [],
});
