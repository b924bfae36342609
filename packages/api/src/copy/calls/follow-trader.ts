import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag, idNumber, requestId } from '../../wire/fields.ts';
import { followInput } from '../copy.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const followTrader = defineCall({
  method: 'POST',
  path: '/follow/follow',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Copy trading',
  summary: 'Follow a trader, or change how.',
  input: wireObject({ ...followInput, requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({ traderId: named('trader_user_id', idNumber), isNew: named('new', flag) }),
  rejects: [
    'account_not_found',
    'copy_not_offered',
    'product_unavailable',
    'trader_not_found',
    'trader_not_followable',
    'traders_cannot_follow',
    'followers_full',
    'follow_self',
    'follow_invalid',
    'amount_invalid',
    'slippage_invalid',
    'not_permitted',
    'request_id_reused',
  ],
});
