import { atoms, type Price } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import { allExitsOf, copyOfExits } from './exit-set.ts';
import { deleverageRank } from './rank.ts';
import { liquidationOf } from './liquidation-price.ts';
import { crossRisk, equityOf, maintenanceNow, markOf, notionalNow, type UnitRisk, unrealisedNow } from './risk.ts';
import { breakEvenPrice, liquidationRate, overnightFee, riskRate } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { copySourceOf, isOpen, type Ticket } from './ticket.ts';
import type { ContractAccountView, TicketFigures, TicketView } from './views.ts';

/**
 * Figures shared by the tickets of one account, computed once for all that are shown together: the risk of its cross
 * tickets, and the liquidation price of each side of a pair among them. Valid for one query only.
 */
export class SharedFigures {
  readonly #core: ContractSlice;
  readonly #accountId: AccountId;
  readonly #liquidations = new Map<string, Price | undefined>();
  #risk: UnitRisk | undefined;

  constructor(core: ContractSlice, accountId: AccountId) {
    this.#core = core;
    this.#accountId = accountId;
  }

  liquidationOf(ticket: Ticket): Price | undefined {
    this.#risk ??= crossRisk(this.#core, this.#accountId);
    if (ticket.marginMode !== 'cross') return liquidationOf(this.#core, ticket, this.#risk);
    const side = `${ticket.pairId} ${ticket.direction}`;
    if (!this.#liquidations.has(side)) {
      this.#liquidations.set(side, liquidationOf(this.#core, ticket, this.#risk));
    }
    return this.#liquidations.get(side);
  }
}

function figuresOf(core: ContractSlice, ticket: Ticket, shared: SharedFigures): TicketFigures {
  const terms = core.contract.termsOf(ticket.termsId);
  const notional = notionalNow(core, ticket);
  const liquidation = shared.liquidationOf(ticket);
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

/** `shared` is of the ticket's account, and made for this question. */
export function ticketView(core: ContractSlice, ticket: Ticket, shared: SharedFigures): TicketView {
  const copyOf = copySourceOf(ticket);
  const trigger = core.contract.triggers.of(ticket.ticketId);
  const trail = core.contract.trails.of(ticket.ticketId);
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
    exits: copyOfExits(allExitsOf(core.contract, ticket)),
    ...(copyOf === undefined ? {} : { copyOf }),
    ...(trigger === undefined ? {} : { trigger }),
    ...(trail === undefined ? {} : { trail: { ...trail } }),
    ...(isOpen(ticket)
      ? { entryPrice: ticket.entryPrice, openedAtMs: ticket.openedAtMs, figures: figuresOf(core, ticket, shared) }
      : {}),
  };
}

export function contractAccountView(core: ContractSlice, accountId: AccountId): ContractAccountView {
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
    spendable: core.spendable(accountId, 'contract', core.contract.assetId(core)),
  };
}

/** The equity of a contract account, including pending holds and isolated tickets. */
export function leverEquity(core: ContractSlice, accountId: AccountId): bigint {
  let equity: bigint = core.ledger.available(core.ledger.wallet(accountId, 'contract', core.contract.assetId(core)));
  for (const ticket of core.contract.ticketsOf(accountId)) {
    equity += ticket.hold + ticket.margin + (isOpen(ticket) ? unrealisedNow(core, ticket) : 0n);
  }
  return equity;
}
