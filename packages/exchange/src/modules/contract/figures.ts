import { atoms } from '@candor/money';
import type { Core } from '../../core.ts';
import type { AccountId } from '../../vocabulary.ts';
import { deleverageRank } from './rank.ts';
import { liquidationOf } from './liquidation-price.ts';
import { crossRisk, equityOf, maintenanceNow, markOf, notionalNow, unrealisedNow } from './risk.ts';
import { breakEvenPrice, liquidationRate, overnightFee, riskRate } from './rules.ts';
import { copySourceOf, exitsOf, isOpen, type Ticket } from './ticket.ts';
import type { LeverAccountView, TicketFigures, TicketView } from './views.ts';

function figuresOf(core: Core, ticket: Ticket): TicketFigures {
  const terms = core.contract.termsOf(ticket.termsId);
  const notional = notionalNow(core, ticket);
  const liquidation = liquidationOf(core, ticket, crossRisk(core, ticket.accountId));
  return {
    markPrice: markOf(core, ticket.pairId),
    isStale: core.index.fresh(ticket.pairId, core.atMs) === undefined,
    unrealised: unrealisedNow(core, ticket),
    notional,
    maintenance: maintenanceNow(core, ticket),
    ...(liquidation === undefined ? {} : { liquidationPrice: liquidation }),
    breakEvenPrice: breakEvenPrice(ticket.direction, ticket.entryPrice, terms.fee, terms.fee),
    overnightForecast: overnightFee(notional, terms.overnightRate),
    deleverageRank: deleverageRank(core, ticket),
  };
}

export function ticketView(core: Core, ticket: Ticket): TicketView {
  const { takeProfit, stopLoss } = exitsOf(ticket);
  const copyOf = copySourceOf(ticket);
  const { ticketId, accountId, pairId, termsId, direction, marginMode, multiple, entryType, status, lots } = ticket;
  const { closingLots, limitPrice, hold, margin, settled, feeTotal, overnightTotal, profitTotal, orderedAtMs } = ticket;
  return {
    ticketId,
    accountId,
    pairId,
    termsId,
    direction,
    marginMode,
    multiple,
    entryType,
    status,
    lots,
    closingLots,
    limitPrice,
    hold,
    margin,
    settled,
    feeTotal,
    overnightTotal,
    profitTotal,
    orderedAtMs,
    ...(takeProfit === undefined ? {} : { takeProfit }),
    ...(stopLoss === undefined ? {} : { stopLoss }),
    ...(copyOf === undefined ? {} : { copyOf }),
    ...(isOpen(ticket)
      ? { entryPrice: ticket.entryPrice, openedAtMs: ticket.openedAtMs, figures: figuresOf(core, ticket) }
      : {}),
  };
}

export function leverAccountView(core: Core, accountId: AccountId): LeverAccountView {
  const cross = crossRisk(core, accountId);
  let held = 0n;
  let isolatedMargin = 0n;
  let isolatedUnrealised = 0n;
  for (const ticket of core.contract.ticketsOf(accountId)) {
    held += ticket.hold;
    if (!isOpen(ticket) || ticket.marginMode === 'cross') continue;
    isolatedMargin += ticket.margin;
    isolatedUnrealised += unrealisedNow(core, ticket);
  }
  const rate = riskRate(cross.balance, cross.margin, cross.unrealised);
  const threshold = liquidationRate(cross.maintenance, cross.margin);
  return {
    available: cross.balance,
    held: atoms(held),
    crossMargin: cross.margin,
    isolatedMargin: atoms(isolatedMargin),
    crossUnrealised: cross.unrealised,
    isolatedUnrealised: atoms(isolatedUnrealised),
    equity: atoms(equityOf(cross) + held + isolatedMargin + isolatedUnrealised),
    maintenance: cross.maintenance,
    ...(rate === undefined ? {} : { riskRate: rate }),
    ...(threshold === undefined ? {} : { liquidationRate: threshold }),
    spendable: core.spendable(accountId, 'lever', core.contract.assetId(core)),
  };
}

/** What a lever account is worth, pending holds and isolated tickets included. */
export function leverEquity(core: Core, accountId: AccountId): bigint {
  let equity: bigint = core.ledger.available(core.ledger.wallet(accountId, 'lever', core.contract.assetId(core)));
  for (const ticket of core.contract.ticketsOf(accountId)) {
    equity += ticket.hold + ticket.margin + (isOpen(ticket) ? unrealisedNow(core, ticket) : 0n);
  }
  return equity;
}
