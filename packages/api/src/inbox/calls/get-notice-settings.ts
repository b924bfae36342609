import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { noticeSettingRow } from '../notices.ts';

export const getNoticeSettings = defineCall({
  method: 'GET',
  path: '/notice/settings',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Notices',
  summary: 'The ways on which notices of each category reach me.',
  input: wireObject({}),
  output: listOf(noticeSettingRow),
  rejects: [],
});
