import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { accountTypeWire, amountText, idNumber } from '../../fields.ts';
import { balanceRow } from '../../shapes/wallet.ts';
import { described, named, wireObject } from '../../wire.ts';

/** One asset of one account, and what keeps its frozen part. */
export const getWallet = defineCall({
  method: 'POST',
  path: '/wallet/detail',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Wallet',
  summary: 'One balance with the causes of its frozen part.',
  input: wireObject({
    assetId: named('currency', idNumber),
    accountType: named('type', z._default(accountTypeWire, 'change')),
  }),
  output: wireObject({
    balance: balanceRow,
    holds: z.array(
      wireObject({
        cause: z.enum(['order', 'withdrawal']),
        reference: described(idNumber, "The order's or the withdrawal's number."),
        label: described(z.string(), "An order's pair: BTC/USDT. A withdrawal's network: ERC20."),
        amount: amountText,
      }),
    ),
  }),
  rejects: ['asset_not_found'],
});
