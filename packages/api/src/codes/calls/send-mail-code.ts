import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, textUpTo } from '../../wire/fields.ts';
import { areaCode, codeRejects, codeSent, sceneWire, userString } from '../../accounts/contact.ts';
import { wireObject } from '../../wire/wire-object.ts';

/**
 * Send a verification code to an e-mail address or a phone, depending on `user_string`. The forgotten-password page
 * sends `type: forget` instead of a scene. Without both it is a code for registration.
 */
export const sendMailCode = defineCall({
  method: 'POST',
  path: '/sms_mail',
  access: 'visitor',
  effect: 'commands',
  rate: 'code',
  work: 'sending',
  group: 'Sign in',
  summary: 'Send a verification code by e-mail or SMS.',
  input: wireObject({
    userString,
    scene: z.optional(sceneWire),
    type: z.optional(textUpTo(16)),
    areaCodeId: z.optional(idNumber),
    areaCode: z.optional(areaCode),
    emailCode: z.optional(textUpTo(16)),
  }),
  output: codeSent,
  rejects: codeRejects,
});
