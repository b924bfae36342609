import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { areaCode, codeRejects, codeSent, sceneWire, userString } from '../../accounts/contact.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** Send a verification code to a phone. Without a scene it is a code for registration, and signed in one to bind it. */
export const sendSmsCode = defineCall({
  method: 'POST',
  path: '/sms_send',
  access: 'visitor',
  effect: 'commands',
  rate: 'code',
  work: 'sending',
  group: 'Sign in',
  summary: 'Send a verification code by SMS.',
  input: wireObject({ areaCode, mobile: userString, scene: z.optional(sceneWire) }),
  output: codeSent,
  rejects: codeRejects,
});
