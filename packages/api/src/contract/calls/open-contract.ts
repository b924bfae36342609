import { codesOf, couponActRejects } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { contractInput } from '../input.ts';
import { couponOfAct } from '../../coupons/of-act.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** An order with a trigger waits for that mark first, one that trails until the mark turns back to its stop. A market order fills at the quote of the first tick after it, within its slippage; a limit order at its limit or better. */
export const openContract = defineCall({
  method: 'POST',
  path: '/lever/submit',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Contract',
  summary: 'Order a contract.',
  input: wireObject({ ...contractInput, ...couponOfAct, requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({
    ticketId: named('id', idNumber),
    hold: described(amountText, 'Frozen until it fills: margin and fee at the worst price it may fill at.'),
  }),
  rejects: [
    ...codesOf('contract.open', 'contract.open_at_trigger', 'contract.open_conditional'),
    ...couponActRejects,
    'price_missing',
    'request_id_reused',
  ],
});
