import type { AccountId, EventOf, Lots, TermsId, TicketId } from '@candor/exchange';
import type { Ppm } from '@candor/money';
import { amount, btcUsdt, priceAt } from '../../testing/facts.ts';

export const ticket = (id: number) => id as TicketId;
export const lots = (hundredths: number) => hundredths as Lots;
export const terms = (id: number) => id as TermsId;
export const ppm = (share: number) => share as Ppm;

type Ordered = EventOf<'contract.ordered'>;

export function orderedTicket(id: number, accountId: AccountId, fields: Partial<Ordered> = {}): Ordered {
  return {
    type: 'contract.ordered',
    ticketId: ticket(id),
    accountId,
    pairId: btcUsdt,
    termsId: terms(1),
    direction: 'long',
    lots: lots(100),
    multiple: 10,
    marginMode: 'cross',
    entryType: 'market',
    limitPrice: priceAt(105),
    referencePrice: priceAt(100),
    hold: amount(60),
    ...fields,
  };
}

type Opened = EventOf<'contract.opened'>;

export function openedTicket(id: number, accountId: AccountId, fields: Partial<Opened> = {}): Opened {
  return {
    type: 'contract.opened',
    ticketId: ticket(id),
    accountId,
    pairId: btcUsdt,
    direction: 'long',
    lots: lots(100),
    multiple: 10,
    marginMode: 'cross',
    price: priceAt(101),
    markPrice: priceAt(100),
    gridIndex: 7,
    notional: amount(500),
    margin: amount(50),
    fee: amount(3),
    ...fields,
  };
}

type Closed = EventOf<'contract.closed'>;

export function closedTicket(id: number, accountId: AccountId, fields: Partial<Closed> = {}): Closed {
  return {
    type: 'contract.closed',
    ticketId: ticket(id),
    accountId,
    pairId: btcUsdt,
    direction: 'long',
    lots: lots(100),
    lotsLeft: lots(0),
    entryPrice: priceAt(101),
    price: priceAt(110),
    markPrice: priceAt(111),
    gridIndex: 9,
    reason: 'user',
    notional: amount(550),
    profit: amount(45),
    fee: amount(4),
    marginReleased: amount(50),
    marginLeft: amount(0),
    settledBefore: amount(0),
    deficit: amount(0),
    shortfall: amount(0),
    profitTotal: amount(45),
    feeTotal: amount(7),
    overnightTotal: amount(0),
    ...fields,
  };
}

export function charged(
  id: number,
  accountId: AccountId,
  day: number,
  fee: number,
): EventOf<'contract.overnight_charged'> {
  return {
    type: 'contract.overnight_charged',
    ticketId: ticket(id),
    accountId,
    pairId: btcUsdt,
    day,
    notional: amount(500),
    rate: ppm(109_500),
    fee: amount(fee),
    margin: amount(50 - fee),
  };
}

type Liquidated = EventOf<'contract.liquidated'>;

/** A liquidation that found these tickets, and closed the first of them. */
export function liquidated(accountId: AccountId, ...ids: readonly number[]): Liquidated {
  return {
    type: 'contract.liquidated',
    accountId,
    marginMode: 'cross',
    gridIndex: 12,
    equity: amount(-5),
    margin: amount(50),
    maintenance: amount(2),
    tickets: ids.map((id) => ({
      ticketId: ticket(id),
      pairId: btcUsdt,
      direction: 'long',
      lots: lots(100),
      entryPrice: priceAt(101),
      markPrice: priceAt(90),
      margin: amount(50),
      unrealised: amount(-55),
      maintenance: amount(2),
    })),
    closed: ids.slice(0, 1).map(ticket),
    fee: amount(1),
    deficit: amount(6),
    fromInsurance: amount(4),
    fromOthers: amount(2),
    equityAfter: amount(0),
  };
}
