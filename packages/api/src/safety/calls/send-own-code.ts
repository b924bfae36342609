import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { channelWire, codeSent, ownSceneWire } from '../../accounts/contact.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** To an address of one’s own: whichever is bound, or the one named. */
export const sendOwnCode = defineCall({
  method: 'POST',
  path: '/safe/send_code',
  access: 'signed_in',
  effect: 'commands',
  rate: 'code',
  personal: true,
  group: 'Safety',
  summary: 'Send a code to my own e-mail or phone.',
  input: wireObject({ scene: ownSceneWire, channel: named('type', z.optional(channelWire)) }),
  output: codeSent,
  rejects: ['channel_missing', 'code_resend_too_soon', 'code_daily_limit', 'message_not_delivered'],
});
