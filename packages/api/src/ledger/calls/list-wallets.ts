import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountTypeWire, amountText, flag, idNumber, signedAmountText, timeMs } from '../../wire/fields.ts';
import { balanceRow } from '../wallet.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** All balances of all accounts with their value in USDT, today's profit, and the way the total has gone. */
export const listWallets = defineCall({
  method: 'POST',
  path: '/wallet/list',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Wallet',
  summary: 'My balances, totals and their history.',
  input: wireObject({
    accountType: named('type', z.optional(accountTypeWire)),
    withZero: z.optional(described(flag, 'Also assets that were never held.')),
  }),
  output: wireObject({
    balances: named('data', z.array(balanceRow)),
    totals: z.array(
      wireObject({
        accountType: named('type', accountTypeWire),
        equivalent: described(signedAmountText, 'In USDT; of contracts with the profit of open positions: the equity.'),
      }),
    ),
    totalEquivalent: named(
      'total',
      described(
        signedAmountText,
        'Of all accounts, with the profit of open contracts and tokens that wait for their release, less debts, in USDT.',
      ),
    ),
    contractUnrealised: described(signedAmountText, 'The profit of open contracts at their marks: in the total.'),
    unreleased: described(
      z.array(
        wireObject({
          projectId: idNumber,
          assetId: named('currency_id', idNumber),
          code: named('currency_name', z.string()),
          amount: amountText,
          equivalent: described(amountText, 'In USDT.'),
          nextAtMs: named('next_time', described(timeMs, 'When the next part of them is released.')),
        }),
      ),
      'Tokens bought in IEOs that are not released yet: in no account, and in the total.',
    ),
    debts: described(
      z.array(
        wireObject({
          assetId: named('currency_id', idNumber),
          code: named('currency_name', z.string()),
          principal: amountText,
          interest: amountText,
        }),
      ),
      'Owed for loans, by asset. Interest counts in the total when it is paid.',
    ),
    costs: described(
      z.array(
        wireObject({
          assetId: named('currency_id', idNumber),
          code: named('currency_name', z.string()),
          amount: described(amountText, 'Held in all accounts.'),
          cost: described(amountText, 'In USDT, fees included: by the average of what came in, at its price then.'),
        }),
      ),
      'What each holding has cost. A holding of which a part came without a price is not among them, nor is USDT.',
    ),
    profitToday: described(
      signedAmountText,
      'In USDT since 00:00 UTC. What was claimed, paid in or out since then is counted at its price when it came or went.',
    ),
    profitTodayPercent: described(signedAmountText, 'Two decimals.'),
    history: described(
      z.array(wireObject({ atMs: named('time', timeMs), equivalent: signedAmountText })),
      'Total at the end of each of the last days (UTC), oldest first; the last is now.',
    ),
  }),
  rejects: [],
});
export type Wallets = z.output<typeof listWallets.output>;
