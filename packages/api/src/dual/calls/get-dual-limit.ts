import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

const dualLimitRow = wireObject({
  heldMax: z.optional(described(amountText, 'USDT; absent: no limit.')),
  laterAtMs: named('later_time', z.optional(described(timeMs, 'When a looser limit comes into force.'))),
  laterMax: z.optional(described(amountText, 'The looser limit; absent with a time: none.')),
  held: described(amountText, 'USDT: the worth of all running investments at their linked prices.'),
  pausedUntilMs: named('paused_until', z.optional(timeMs)),
});
export type DualLimitRow = z.output<typeof dualLimitRow>;

export const getDualLimit = defineCall({
  method: 'GET',
  path: '/dual/limit',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Dual investment',
  summary: 'My own limit for dual investments, how much of it is used, and my pause.',
  input: wireObject({}),
  output: dualLimitRow,
  rejects: ['account_not_found'],
});
