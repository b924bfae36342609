import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { passkeyName } from '../safety.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/safe/passkey/rename',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  group: 'Safety',
  summary: 'Give a passkey another name.',
  input: wireObject({ passkeyId: named('id', textUpTo(1_400, 1)), name: passkeyName }),
  output: wireObject({}),
  rejects: ['factor_not_found'],
});
