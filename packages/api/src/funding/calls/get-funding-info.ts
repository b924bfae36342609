import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber } from '../../wire/fields.ts';
import { fundingLimitsRow } from '../limits.ts';
import { railRow } from '../rail.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** The data of one asset for the pages of deposit and withdrawal. */
export const getFundingInfo = defineCall({
  method: 'POST',
  path: '/wallet/get_info',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Funding',
  summary: 'Networks, fees, minimums, balance and limits of an asset.',
  input: wireObject({ assetId: named('currency', idNumber) }),
  output: wireObject({
    assetId: named('currency', idNumber),
    code: named('currency_name', z.string()),
    rails: z.array(railRow),
    available: named('balance', described(amountText, 'In the account that its networks pay out of.')),
    frozen: amountText,
    equivalent: described(amountText, 'What is available, in USDT.'),
    limits: fundingLimitsRow,
  }),
  rejects: ['asset_not_found'],
});
