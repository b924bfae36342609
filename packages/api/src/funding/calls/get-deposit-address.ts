import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, textUpTo } from '../../wire/fields.ts';
import { bankAccountRow, railRow } from '../rail.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** The address to pay to. It is the same for ever; its owner follows from the session alone. */
export const getDepositAddress = defineCall({
  method: 'POST',
  path: '/wallet/get_in_address',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Funding',
  summary: 'My deposit address of a network, or the bank account to pay into.',
  input: wireObject({
    assetId: named('currency', idNumber),
    railId: z.optional(described(idNumber, "Absent: the asset's first open one.")),
    ignoredUserId: named('user_id', z.optional(described(textUpTo(64), 'Sent by older clients; it decides nothing.'))),
  }),
  output: wireObject({
    rail: railRow,
    address: z.optional(z.string()),
    qrText: named('qrcode', z.optional(described(z.string(), 'To be shown as a QR code: the address itself.'))),
    bank: z.optional(bankAccountRow),
    reference: described(z.string(), 'To be written into a bank transfer, so that it is found; empty for an address.'),
    needsClaim: described(z.boolean(), 'Operators do it by hand: tell them with /wallet/charge_req after paying.'),
    isPracticePaid: named('practice_pay', described(z.boolean(), 'Practice: /practice/deposit can pay it.')),
  }),
  rejects: ['asset_not_found', 'rail_not_found', 'deposits_closed'],
});
export type DepositAddress = z.output<typeof getDepositAddress.output>;
