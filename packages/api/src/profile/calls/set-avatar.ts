import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { uploadLocation } from '../../identity/verification.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setAvatar = defineCall({
  method: 'POST',
  path: '/user/uploadHeadPortrait',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  group: 'Account',
  summary: 'Choose an uploaded picture as avatar.',
  input: wireObject({ avatar: named('head_portrait', uploadLocation) }),
  output: wireObject({ avatar: named('head_portrait', described(z.string(), 'Path of the picture.')) }),
  rejects: ['upload_not_found', 'upload_quota_used', 'upload_unreadable'],
});
