import { holdCauses } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountTypeWire, amountText, idNumber, wordOf } from '../../wire/fields.ts';
import { balanceRow } from '../wallet.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** One asset of one account, with the causes of its frozen part. */
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
    accountType: named('type', z._default(accountTypeWire, 'spot')),
  }),
  output: wireObject({
    balance: balanceRow,
    holds: z.array(
      wireObject({
        cause: described(
          wordOf(holdCauses),
          '`contract_order`: a contract that waits; `position`: margin of an open one.',
        ),
        reference: described(
          idNumber,
          'Number of the order, withdrawal, ticket, option, deposit, purchase, subscription or loan.',
        ),
        label: described(
          z.string(),
          "A withdrawal's network: ERC20. A finance product's asset: BTC. Of all others their pair: BTC/USDT.",
        ),
        amount: amountText,
      }),
    ),
  }),
  rejects: ['asset_not_found'],
});
