import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { unreadNotices } from '../notices.ts';

export const countUnreadNotices = defineCall({
  method: 'GET',
  path: '/notice/unread',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Notices',
  summary: 'How many of my notices are unread.',
  input: wireObject({}),
  output: unreadNotices,
  rejects: [],
});
