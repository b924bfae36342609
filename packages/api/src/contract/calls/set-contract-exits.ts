import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { exitChangeInput } from '../input.ts';
import { ticketRejects } from '../rejects.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const setContractExits = defineCall({
  method: 'POST',
  path: '/lever/setstop',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Contract',
  summary:
    'Change the take profit or the stop loss of a ticket: what is not named stays as it is, an empty price or 0 takes it away.',
  input: wireObject({
    ticketId: named('id', idNumber),
    ...exitChangeInput,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ ticketId: named('id', idNumber) }),
  rejects: [
    ...ticketRejects,
    'exit_prices_wrong',
    'price_off_tick',
    'price_out_of_band',
    'price_missing',
    'lots_too_large',
    'lots_too_small',
    'amount_invalid',
    'ticket_is_copied',
    'request_id_reused',
  ],
});
