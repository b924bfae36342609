import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { railRow } from '../rail.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

/** Coins and currencies on their networks: the choices for deposit and withdrawal. */
export const listRails = defineCall({
  method: 'GET',
  path: '/wallet/rails',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Funding',
  summary: 'Ways to deposit and to withdraw.',
  input: wireObject({ assetId: named('currency', z.optional(described(idNumber, 'Of this asset only.'))) }),
  output: listOf(railRow),
  rejects: [],
});
