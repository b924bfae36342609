import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { devicePublicKey, deviceSecret, pushDevice } from '../push.ts';

export const subscribePush = defineCall({
  method: 'POST',
  path: '/push/subscribe',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  weight: 5,
  group: 'Push',
  summary: 'Push notices to this device, until its session ends. The one that this session had before is replaced.',
  input: wireObject({
    endpoint: described(textUpTo(1_000, 12), 'Where its push service takes messages: https at a public address.'),
    p256dh: devicePublicKey,
    auth: deviceSecret,
  }),
  output: pushDevice,
  rejects: ['push_subscription_invalid'],
});
