import { atoms, negated, type Price, zero } from '@candor/money';
import { freeze, houseWallet, leverWallet, pay } from './funds.ts';
import { isTouched } from './market.ts';
import { cancelTicket } from './order.ts';
import { chargeFirst } from './overnight.ts';
import { equityOf, riskOf, openCross, leverBalance } from './risk.ts';
import { roomFor } from './room.ts';
import {
  contractFee,
  maintenanceFor,
  marginFor,
  multipleMaxAt,
  notionalAt,
  profitBetween,
  quotePrice,
} from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { copySourceOf, type Ticket } from './ticket.ts';

/** Tries a pending ticket at the quote of this tick (RULES 5): fills it, ends it with the reason, or lets it wait. */
export function tryFill(core: ContractSlice, ticket: Ticket, mark: Price, gridIndex: number): void {
  const market = core.contract.market(ticket.pairId);
  const terms = core.contract.termsOf(ticket.termsId);
  const at = quotePrice(market.grid, terms.spread, mark, ticket.direction, 'open');
  const isMarket = ticket.entryType === 'market';
  if (market.pair.status !== 'trading') {
    if (isMarket) cancelTicket(core, ticket, 'pair_not_trading');
    return;
  }
  if (!isTouched(ticket, at)) {
    if (isMarket) cancelTicket(core, ticket, 'slippage_limit');
    return;
  }
  chargeFirst(core, ticket.accountId);
  if (ticket.lots > roomFor(core, ticket.pairId, ticket.direction)) {
    cancelTicket(core, ticket, 'open_interest_full');
    return;
  }
  if (!canCarry(core, ticket, at, mark)) {
    cancelTicket(core, ticket, 'margin_insufficient');
    return;
  }
  openTicket(core, ticket, at, mark, gridIndex);
}

/** True when the account can pay for a fill at this price and stays above its maintenance afterwards. */
function canCarry(core: ContractSlice, ticket: Ticket, at: Price, mark: Price): boolean {
  const { grid } = core.contract.market(ticket.pairId);
  const terms = core.contract.termsOf(ticket.termsId);
  const notional = notionalAt(grid, ticket.lots, at, 'up');
  if (ticket.multiple > multipleMaxAt(terms.tiers, notional)) return false;
  const margin = marginFor(notional, ticket.multiple);
  const fee = contractFee(notional, terms.fee);
  const extra = margin + fee - ticket.hold;
  const assetId = core.contract.assetId(core);
  if (extra > 0n && core.spendable(ticket.accountId, 'contract', assetId) < extra) return false;
  const unrealised = profitBetween(grid, ticket.direction, ticket.lots, at, mark);
  const maintenance = maintenanceFor(terms.tiers, notionalAt(grid, ticket.lots, mark, 'up'));
  if (ticket.marginMode === 'isolated') return margin + unrealised > maintenance;
  const balance = atoms(leverBalance(core, ticket.accountId) - extra);
  const risk = riskOf(core, openCross(core, ticket.accountId), balance);
  return equityOf(risk) + margin + unrealised > risk.maintenance + maintenance;
}

/** Opens a pending ticket at a price: margin stays frozen, the fee goes to `fees`, the rest of the hold is released. */
export function openTicket(core: ContractSlice, ticket: Ticket, at: Price, mark: Price, gridIndex: number): void {
  const market = core.contract.market(ticket.pairId);
  const terms = core.contract.termsOf(ticket.termsId);
  const { ticketId, accountId, pairId, direction, lots, multiple, marginMode } = ticket;
  const notional = notionalAt(market.grid, lots, at, 'up');
  const margin = marginFor(notional, multiple);
  const fee = contractFee(notional, terms.fee);

  market.removePending(ticket);
  freeze(core, accountId, 'contract_release', negated(ticket.hold));
  freeze(core, accountId, 'contract_margin', margin);
  pay(core, leverWallet(core, accountId), houseWallet(core, 'fees'), 'contract_fee', fee);
  core.post(ticketId);
  ticket.hold = zero;
  ticket.status = 'open';
  ticket.entryPrice = at;
  ticket.openedAtMs = core.nowMs;
  ticket.margin = margin;
  ticket.feeTotal = fee;
  market.open[direction].add(ticketId);
  market.count(ticket, lots, zero, 1);
  core.contract.steps.startTrails(ticketId, mark);
  core.contract.addExits(ticket);
  core.emit({
    type: 'contract.opened',
    ticketId,
    accountId,
    pairId,
    direction,
    lots,
    multiple,
    marginMode,
    price: at,
    markPrice: mark,
    gridIndex,
    notional,
    margin,
    fee,
    copyOf: copySourceOf(ticket),
  });
  core.contract.guards.markStale(ticket);
}
