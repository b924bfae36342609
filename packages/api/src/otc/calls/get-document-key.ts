import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const getDocumentKey = defineCall({
  method: 'GET',
  path: '/otc/document_key',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'OTC',
  summary: 'The public key (Ed25519) by which a verdict can be checked.',
  input: wireObject({}),
  output: wireObject({
    name: z.string(),
    key: described(z.string(), 'Base64 of 32 bytes.'),
    hash: described(z.string(), 'Hex of 4 bytes: the first ones of each signature.'),
  }),
  rejects: [],
});
