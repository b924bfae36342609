import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountNumber, flag, requestId } from '../../wire/fields.ts';
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
  output: wireObject({ traderId: named('trader_user_id', accountNumber), isNew: named('new', flag) }),
  rejects: [...codesOf('copy.follow_with_limits'), 'amount_invalid', 'slippage_invalid', 'request_id_reused'],
});
