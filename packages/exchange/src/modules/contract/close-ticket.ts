import type { Atoms } from '@candor/money';
import { coverDeficit } from './deleverage.ts';
import { type Closing, type Settled, settleClose } from './settle-close.ts';
import type { ContractSlice } from './slice.ts';
import type { Ticket } from './ticket.ts';

interface Closed extends Settled {
  /** Paid by the insurance and by other tickets towards the deficit; the house bears the remainder. */
  readonly fromInsurance: Atoms;
  readonly fromOthers: Atoms;
}

/**
 * Closes so many lots of an open ticket at a price, and has others cover the part of the loss its owner could not pay.
 */
export function closeTicket(core: ContractSlice, ticket: Ticket, closing: Closing): Closed {
  const settled = settleClose(core, ticket, closing);
  const market = core.contract.market(ticket.pairId);
  return { ...settled, ...coverDeficit(core, market, ticket, closing, settled.deficit) };
}
