import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import {
  amountText,
  countNumber,
  idNumber,
  lotsText,
  signedAmountText,
  symbolText,
  timeMs,
} from '../../wire/fields.ts';
import { copyReasonWire, copyResultWire, directionWire } from '../../contract/words.ts';
import { followInput } from '../copy.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const estimateFollow = defineCall({
  method: 'POST',
  path: '/follow/cost',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Copy trading',
  summary: "What following like this would have cost and brought on the trader's last ten closed tickets.",
  input: wireObject(followInput),
  output: wireObject({
    trades: described(
      z.array(
        wireObject({
          traderTicketId: named('transaction_id', idNumber),
          pairId: idNumber,
          symbol: symbolText,
          direction: named('type', directionWire),
          traderLots: named('trader_share', lotsText),
          lots: named('share', lotsText),
          result: copyResultWire,
          reason: z.optional(copyReasonWire),
          margin: amountText,
          profit: signedAmountText,
          fees: named('trade_fee', amountText),
          overnight: named('overnight_fee', amountText),
          total: signedAmountText,
          openedAtMs: named('open_time', timeMs),
          endedAtMs: named('end_time', timeMs),
        }),
      ),
      'Last closed first.',
    ),
    sample: described(countNumber, 'How many there were; at most ten.'),
    marginPeak: described(amountText, 'The most margin that copies would have held at one time.'),
    profit: signedAmountText,
    fees: named('trade_fee', amountText),
    overnight: named('overnight_fee', amountText),
    share: named('profit_share', described(amountText, "The trader's part of the total.")),
    total: described(signedAmountText, 'Profit less fees, overnight fees and share.'),
  }),
  rejects: ['account_not_found', 'trader_not_found', 'follow_invalid', 'amount_invalid', 'slippage_invalid'],
});
export type FollowEstimate = z.output<typeof estimateFollow.output>;
