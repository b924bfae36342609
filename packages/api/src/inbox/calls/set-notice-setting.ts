import { defineCall } from '../../wire/define-call.ts';
import { flag, wordOf } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { noticeCategories, noticeChannels } from '../kinds.ts';
import { noticeSettingRow } from '../notices.ts';

export const setNoticeSetting = defineCall({
  method: 'POST',
  path: '/notice/switch',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Notices',
  summary: 'Switch one way for one category. Those about security are always on.',
  input: wireObject({
    category: wordOf(noticeCategories),
    channel: wordOf(noticeChannels),
    isOn: named('on', flag),
  }),
  output: noticeSettingRow,
  rejects: ['notice_fixed'],
});
