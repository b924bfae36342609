import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { fileRow } from '../../uploads/file.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const viewMessagePicture = defineCall({
  method: 'GET',
  path: '/operator/conversation/picture',
  access: 'operator',
  roles: ['support', 'markets'],
  tells: 'picture',
  needsFreshProof: true,
  opensDocument: true,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary:
    'The picture of a message, with the name of who looks in it. Those who write there can see that somebody did.',
  input: wireObject({ conversationId: idNumber, seq: idNumber }),
  output: fileRow,
  rejects: ['message_not_found'],
});
