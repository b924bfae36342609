import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, pageLimit, pageNumber, journalPageOf } from '../../wire/fields.ts';
import { liquidationReport } from '../liquidation.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const listLiquidations = defineCall({
  method: 'GET',
  path: '/lever/report',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Contract',
  summary: 'Reports of my liquidations, newest first.',
  input: wireObject({
    ticketId: named('id', z.optional(described(idNumber, 'Those that had this ticket among theirs.'))),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(liquidationReport),
  rejects: [],
});
