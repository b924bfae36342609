import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { recentRecipientRow } from '../send.ts';

export const listRecentRecipients = defineCall({
  method: 'GET',
  path: '/wallet/send/recents',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Wallet',
  summary: 'The last five users that I sent to, each to be sent to again. No lookup of the day.',
  input: wireObject({}),
  output: wireObject({ recents: z.array(recentRecipientRow) }),
  rejects: [],
});
