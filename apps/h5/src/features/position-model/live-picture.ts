import type { ContractAccountRow, TicketRow } from '@candor/api';
import {
  liquidationPrice,
  liquidationRate,
  type Position,
  riskRate,
  shownLiquidationPrice,
  tierAt,
  tierDeductions,
} from '@candor/exchange/rules';
import { type Atoms, atoms, atomsFromText, type Price, priceFromText, zero } from '@candor/money';
import type { ContractRules } from './market.ts';
import { type LiveFigures, liveFigures, positionOf } from './ticket-figures.ts';

export interface Mark {
  readonly price: Price;
  readonly isStale: boolean;
}

/** An open or closing ticket at the present mark. */
export interface LiveTicket {
  readonly ticket: TicketRow;
  readonly rules: ContractRules;
  readonly position: Position;
  readonly mark: Mark;
  readonly figures: LiveFigures;
}

/** The contract account at the present marks; its parts add up to the equity. */
export interface LiveAccount {
  readonly code: string;
  readonly scale: number;
  readonly equity: Atoms;
  readonly available: Atoms;
  /** Of positions, and frozen for pending orders. */
  readonly used: Atoms;
  readonly held: Atoms;
  readonly unrealised: Atoms;
  /** Of the cross tickets. */
  readonly crossMargin: Atoms;
  readonly crossUnrealised: Atoms;
  readonly maintenance: Atoms;
  readonly spendable: Atoms;
  /** Hundredths of a percent; absent without a cross ticket. */
  readonly riskRate: number | undefined;
  readonly liquidationRate: number | undefined;
}

/** Everything the user has in contracts at the present marks. */
export interface LivePicture {
  readonly account: LiveAccount;
  readonly open: readonly LiveTicket[];
  readonly pending: readonly TicketRow[];
}

interface PictureSources {
  readonly account: ContractAccountRow;
  readonly tickets: readonly TicketRow[];
  readonly rulesOf: (termsId: number) => ContractRules | undefined;
  /** The newest known mark of a pair; without one the ticket's own figures are used. */
  readonly markOf: (pairId: number) => Mark | undefined;
}

/** `undefined` where a figure of the account cannot be read. */
export function livePicture({ account, tickets, rulesOf, markOf }: PictureSources): LivePicture | undefined {
  const open = tickets.flatMap((ticket) => liveTicket(ticket, rulesOf(ticket.termsId), markOf(ticket.pairId)) ?? []);
  const live = liveAccount(account, open);
  if (live === undefined) return undefined;
  return { account: live, open, pending: tickets.filter(({ status }) => status === 'pending') };
}

function liveTicket(ticket: TicketRow, rules: ContractRules | undefined, mark: Mark | undefined) {
  if (ticket.status === 'pending' || rules === undefined) return undefined;
  const position = positionOf(ticket, rules);
  const at = mark ?? ownMark(ticket);
  if (position === undefined || at === undefined) return undefined;
  return { ticket, rules, position, mark: at, figures: liveFigures(rules, position, at.price) };
}

function ownMark({ figures }: TicketRow): Mark | undefined {
  const price = figures === undefined ? undefined : priceFromText(figures.markPrice);
  return price === undefined || figures === undefined ? undefined : { price, isStale: figures.isStale };
}

function liveAccount(row: ContractAccountRow, open: readonly LiveTicket[]): LiveAccount | undefined {
  const { scale, code } = row;
  const read = (text: string) => atomsFromText(text, scale);
  const [available, held, crossMargin, isolatedMargin, spendable] = [
    read(row.available),
    read(row.held),
    read(row.crossMargin),
    read(row.isolatedMargin),
    read(row.spendable),
  ];
  if (available === undefined || held === undefined || spendable === undefined) return undefined;
  if (crossMargin === undefined || isolatedMargin === undefined) return undefined;
  const cross = open.filter(({ ticket }) => ticket.marginMode === 'cross');
  const crossUnrealised = sumOf(cross, ({ figures }) => figures.unrealised);
  const unrealised = sumOf(open, ({ figures }) => figures.unrealised);
  const maintenance = sumOf(cross, ({ figures }) => figures.maintenance);
  const used = atoms(held + crossMargin + isolatedMargin);
  return {
    code,
    scale,
    equity: atoms(available + used + unrealised),
    available,
    used,
    held,
    unrealised,
    crossMargin,
    crossUnrealised,
    maintenance,
    spendable,
    riskRate: riskRate(available, crossMargin, crossUnrealised),
    liquidationRate: liquidationRate(maintenance, crossMargin),
  };
}

export function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => Atoms): Atoms {
  return atoms(rows.reduce((sum, row) => sum + amountOf(row), 0n));
}

/** The derivation of a liquidation price: the formula's own letters (RULES 5). */
interface LiquidationWay {
  /** On the tick grid; absent when no price above zero would do it. */
  readonly price: Price | undefined;
  /** C: the backing of the ticket. */
  readonly behind: Atoms;
  /** The tier that holds at that price: m in ppm and cum. */
  readonly maintenance: number;
  readonly deduction: Atoms;
  /** Several cross tickets of the pair move together; the figure is then the server's. */
  readonly isShared: boolean;
}

/** The mark at which a ticket is liquidated if nothing else changes, with its derivation. */
export function liquidationWay(picture: LivePicture, live: LiveTicket): LiquidationWay {
  const { ticket, rules, position, figures } = live;
  const { account } = picture;
  const isCross = ticket.marginMode === 'cross';
  const together = picture.open.filter(
    (one) => one.ticket.pairId === ticket.pairId && one.ticket.marginMode === 'cross',
  );
  const isShared = isCross && together.length > 1;
  const left = account.available + account.crossMargin + account.crossUnrealised - account.maintenance;
  const behind = atoms(
    (isCross ? left + figures.maintenance - figures.unrealised : position.margin) - position.settled,
  );
  const price = isShared ? serverPrice(ticket) : ownPrice(rules, position, behind);
  const notional = price === undefined ? figures.notional : priceWorth(live, price);
  const tier = tierAt(rules.tiers, notional);
  return {
    price,
    behind,
    maintenance: rules.tiers[tier]?.maintenance ?? 0,
    deduction: tierDeductions(rules.tiers)[tier] ?? zero,
    isShared,
  };
}

function serverPrice({ figures }: TicketRow): Price | undefined {
  return figures?.liquidationPrice === undefined ? undefined : priceFromText(figures.liquidationPrice);
}

function ownPrice({ grid, tiers }: ContractRules, position: Position, behind: Atoms): Price | undefined {
  const exact = liquidationPrice(grid, tiers, position, behind);
  return exact === undefined ? undefined : shownLiquidationPrice(grid, position.direction, exact);
}

function priceWorth({ rules, position }: LiveTicket, price: Price): Atoms {
  return liveFigures(rules, position, price).notional;
}
