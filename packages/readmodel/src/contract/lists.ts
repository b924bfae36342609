import type { Direction, TicketStatus } from '@candor/exchange';
import { countedList } from '../projection/counted-list.ts';

export const ticketsList = countedList<Direction, TicketStatus>('tickets');
export const overnightChargesList = countedList('overnight_charges');
export const liquidationsList = countedList('liquidations');
