import * as z from 'zod/mini';
import {
  amountText,
  countNumber,
  flag,
  idNumber,
  lotsText,
  signedAmountText,
  symbolText,
  timeMs,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { directionWire, marginModeWire } from './words.ts';

/** One liquidation, as it was found and as it went. */
export const liquidationReport = wireObject({
  reportId: named('id', described(idNumber, 'Journal sequence of the tick that found it.')),
  marginMode: marginModeWire,
  gridIndex: countNumber,
  atMs: named('time', timeMs),
  equity: described(signedAmountText, 'Balance, margins and unrealised together, before.'),
  margin: amountText,
  maintenance: described(amountText, 'It starts where equity is at or below this.'),
  riskRate: z.optional(described(signedAmountText, 'Equity to margin, percent.')),
  tickets: z.array(
    wireObject({
      ticketId: named('id', idNumber),
      pairId: idNumber,
      symbol: symbolText,
      direction: named('type', directionWire),
      lots: named('share', lotsText),
      entryPrice: named('price', amountText),
      markPrice: described(amountText, 'The index at which it was found.'),
      margin: amountText,
      unrealised: signedAmountText,
      maintenance: amountText,
      isClosed: named('closed', flag),
    }),
  ),
  fee: amountText,
  deficit: described(amountText, 'Loss that the account could not pay.'),
  fromInsurance: amountText,
  fromOthers: described(amountText, 'Cut from opposite tickets by auto-deleveraging.'),
  equityAfter: signedAmountText,
});
export type LiquidationReport = z.output<typeof liquidationReport>;
