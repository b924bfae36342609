import {
  type EndedTicketRow,
  type TicketCancelReason,
  type TicketCloseReason,
  ticketCancelReasons,
  ticketCloseReasons,
} from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';

type EndReason = TicketCloseReason | TicketCancelReason;

export function isCancelReason(reason: EndReason): reason is TicketCancelReason {
  return (ticketCancelReasons as readonly EndReason[]).includes(reason);
}

function isCloseReason(reason: EndReason): reason is TicketCloseReason {
  return (ticketCloseReasons as readonly EndReason[]).includes(reason);
}

/**
 * The reason that a ticket ended, in words. `liquidation` may be the end of a position or of an order: the status
 * decides.
 */
export function useEndReason(): (ticket: Pick<EndedTicketRow, 'status' | 'reason'>) => string {
  const t = useMessages();
  return ({ status, reason }) => {
    if (status === 'cancelled' && isCancelReason(reason)) return t(`contract.cancelReasons.${reason}`);
    return isCloseReason(reason) ? t(`contract.closeReasons.${reason}`) : t(`contract.cancelReasons.${reason}`);
  };
}
