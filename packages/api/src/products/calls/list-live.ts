import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, pageLimit, pageNumber, pageOf, uidNumber, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { liveProducts, liveRow } from '../live.ts';

export const listLive = defineCall({
  method: 'GET',
  path: '/operator/live',
  access: 'operator',
  roles: ['markets', 'support'],
  tells: 'live',
  effect: 'reads',
  rate: 'operator',
  weight: 2,
  group: 'Operators',
  summary: 'What is open now in a product, newest first; each person on the page reads that they were looked at.',
  input: wireObject({
    product: wordOf(liveProducts),
    accountId: z.optional(
      described(idNumber, 'Of this account only; of OTC, on either side; of IEO, what it subscribed to.'),
    ),
    uid: z.optional(described(uidNumber, 'The same by the public number.')),
    subjectId: z.optional(
      described(
        idNumber,
        'Of this pair (contract, options, dual), product (locked, loans), coin (ieo, otc_ads), item (nft) or ad (otc) only.',
      ),
    ),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(liveRow),
  rejects: ['account_not_found'],
});
