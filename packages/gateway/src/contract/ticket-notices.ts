import type { TicketNotice } from '@candor/api';
import type { CoreEvent } from '@candor/exchange';
import { atoms, atomsToText, priceToText } from '@candor/money';
import type { Instruments } from '../market/instruments.ts';

/** The toast for a fact about the user's ticket; `undefined` when there is none. */
export function ticketNoticeOf(instruments: Instruments, event: CoreEvent): TicketNotice | undefined {
  switch (event.type) {
    case 'contract.opened': {
      const { ticketId, direction, lots } = event;
      return {
        kind: 'opened',
        ...where(instruments, event),
        ticketId,
        direction,
        lots,
        price: priceToText(event.price),
      };
    }
    case 'contract.closed': {
      const { ticketId, direction, lots, lotsLeft, reason } = event;
      return {
        kind: lotsLeft === 0 ? 'closed' : 'partly_closed',
        ...where(instruments, event),
        ticketId,
        direction,
        lots,
        reason,
        price: priceToText(event.price),
        profit: atomsToText(atoms(event.profit - event.fee), instruments.pairOf(event.pairId).quote.scale),
      };
    }
    case 'contract.cancelled':
      return { kind: 'cancelled', ...where(instruments, event), ticketId: event.ticketId, reason: event.reason };
    case 'contract.overnight_charged': {
      const fee = atomsToText(event.fee, instruments.pairOf(event.pairId).quote.scale);
      return { kind: 'overnight_charged', ...where(instruments, event), ticketId: event.ticketId, fee };
    }
    case 'contract.margin_moved':
      return event.cause === 'drawn'
        ? { kind: 'margin_drawn', ...where(instruments, event), ticketId: event.ticketId }
        : undefined;
    case 'contract.liquidated': {
      const [first] = event.tickets;
      if (first === undefined) return undefined;
      const { ticketId, direction, lots } = first;
      return { kind: 'liquidated', ...where(instruments, first), ticketId, direction, lots };
    }
    default:
      return undefined;
  }
}

function where(instruments: Instruments, { pairId }: { readonly pairId: Parameters<Instruments['pairOf']>[0] }) {
  return { pairId, symbol: instruments.pairOf(pairId).symbol };
}
