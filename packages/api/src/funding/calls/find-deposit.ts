import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, wordOf } from '../../wire/fields.ts';
import { parameterRule } from '../../wire/parameter-rules.ts';
import { depositRow } from '../deposit.ts';
import { depositFindings } from '../words.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** "I have paid and nothing came": looks for a transaction, here and on its chain. It reveals only the caller's own. */
export const findDeposit = defineCall({
  method: 'POST',
  path: '/wallet/find_deposit',
  access: 'signed_in',
  effect: 'reads',
  rate: 'login',
  group: 'Funding',
  summary: 'Find a deposit by the hash of its transaction.',
  input: wireObject({
    railId: idNumber,
    transaction: named(
      'hash',
      described(
        z.string(parameterRule('not_text')).check(z.regex(/^(0x)?[\da-fA-F]{64}$/, parameterRule('invalid'))),
        '64 hex digits, with or without "0x".',
      ),
    ),
  }),
  output: wireObject({
    finding: named(
      'state',
      described(
        wordOf(depositFindings),
        'waiting: in no block yet. failed: it moved nothing. not_yours: it pays no address of mine. by_hand: operators look after this network.',
      ),
    ),
    deposits: named('data', z.array(depositRow)),
  }),
  rejects: ['rail_not_found', 'chain_unavailable'],
});
