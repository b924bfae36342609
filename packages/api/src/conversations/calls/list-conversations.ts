import { conversationRow } from '../conversation.ts';
import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

export const listConversations = defineCall({
  method: 'GET',
  path: '/conversation/list',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Conversations',
  summary: 'My conversations with what is unread in each, newest first, at most 50.',
  input: wireObject({}),
  output: listOf(conversationRow),
  rejects: [],
});
