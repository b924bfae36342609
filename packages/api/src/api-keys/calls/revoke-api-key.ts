import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const revokeApiKey = defineCall({
  method: 'POST',
  path: '/safe/api_keys/revoke',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  group: 'Safety',
  summary: 'End an API key at once.',
  input: wireObject({ keyId: named('id', textUpTo(64, 1)) }),
  output: wireObject({}),
  rejects: ['api_key_not_found'],
});
