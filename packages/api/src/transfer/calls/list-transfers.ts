import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountTypeWire, idNumber, pageLimit, pageNumber, journalPageOf } from '../../wire/fields.ts';
import { transferRow } from '../../ledger/wallet.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const listTransfers = defineCall({
  method: 'GET',
  path: '/wallet/hzhistory',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Wallet',
  summary: 'My transfers between accounts, newest first.',
  input: wireObject({
    assetId: named('currency_id', z.optional(idNumber)),
    accountType: named(
      'type',
      z.optional(described(accountTypeWire, 'From or to this account: 1 fiat, 2 spot, 3 contract, 4 options.')),
    ),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(transferRow),
  rejects: [],
});
