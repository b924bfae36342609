import * as z from 'zod/mini';
import { amountText, countNumber, idNumber, signedAmountText, timeMs } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

const percent = 'Percent with two decimals: "312.04".';

/**
 * The contract account in the unit of account. Isolated tickets are separate: only cross ones count in the risk rate.
 */
export const contractAccountRow = wireObject({
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  scale: described(countNumber, 'Decimals of the unit of account.'),
  available: named('balance', amountText),
  held: described(amountText, 'Frozen for pending orders.'),
  crossMargin: amountText,
  isolatedMargin: amountText,
  crossUnrealised: signedAmountText,
  isolatedUnrealised: signedAmountText,
  equity: described(signedAmountText, 'Everything together: what the account is worth.'),
  maintenance: described(amountText, 'Of the cross tickets.'),
  riskRate: z.optional(described(signedAmountText, `${percent} Absent without a cross ticket.`)),
  liquidationRate: z.optional(described(amountText, `The risk rate at which liquidation starts. ${percent}`)),
  spendable: described(amountText, 'What a new ticket may use, or a transfer take away.'),
});
export type ContractAccountRow = z.output<typeof contractAccountRow>;

/** The account at a moment: the message of the `risk` topic. */
export const leverRisk = wireObject({ account: contractAccountRow, atMs: named('time', timeMs) });
export type LeverRisk = z.output<typeof leverRisk>;
