import { defineCall } from '../../wire/define-call.ts';
import { limitUpTo, uidNumber, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { chatMuteRow, muteReasons } from '../chat.ts';

export const muteChatUser = defineCall({
  method: 'POST',
  path: '/operator/chat/mute',
  access: 'operator',
  roles: ['support'],
  tells: 'chat',
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Keep a user from writing in every room for a time. Every room shows it as a mark, with reason and end.',
  input: wireObject({
    uid: uidNumber,
    reason: wordOf(muteReasons),
    minutes: described(limitUpTo(525_600), 'From now on, at most a year; it replaces a mute that runs.'),
  }),
  output: chatMuteRow,
  rejects: ['chat_user_not_found'],
});
