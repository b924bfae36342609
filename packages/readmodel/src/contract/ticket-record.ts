import type { EventOf, Lots, TicketCancelReason, TicketCloseReason, TicketStatus } from '@candor/exchange';
import { ticketFields } from '@candor/exchange/rules';
import { type Atoms, atoms, type Ppm, type Price, price } from '@candor/money';
import type { Selectable } from 'kysely';
import { recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';
import { amountOrNull, atomsOf, withoutNulls } from '../queries/amounts.ts';

/** An exit of a ticket as it was last set. */
type TicketExit = NonNullable<EventOf<'contract.ordered'>['takeProfit']>;
type TicketSource = NonNullable<EventOf<'contract.ordered'>['copyOf']>;

/** A contract ticket as facts tell it: no figure depends on the present price. Amounts are in the unit of account. */
export interface TicketRecord extends RecordOf<typeof ticketFields> {
  readonly status: TicketStatus;
  /** Still open, or pending; 0 when it has ended. */
  readonly lotsLeft: Lots;
  /** Lots to be closed at the next tick. */
  readonly closingLots: Lots;
  /** Margin behind it now; 0 when it has ended. */
  readonly margin: Atoms;
  /** Margin, notional, price, mark and grid instant of its fill. */
  readonly openMargin?: Atoms;
  readonly notional?: Atoms;
  readonly entryPrice?: Price;
  readonly entryMarkPrice?: Price;
  readonly entryGrid?: number;
  /** Average over all closes by their lots, rounded down. */
  readonly closePrice?: Price;
  readonly lastClosePrice?: Price;
  /** Of the last close. */
  readonly closeReason?: TicketCloseReason;
  readonly cancelReason?: TicketCancelReason;
  /** Of the hold, when it was cancelled. */
  readonly released?: Atoms;
  /** From prices alone; below zero is a loss. */
  readonly profit: Atoms;
  /** Of opening and closing. */
  readonly fee: Atoms;
  readonly overnight: Atoms;
  /** Price profit less fees less overnight fees, so far. */
  readonly net: Atoms;
  /** Of losses: the part that the account could not pay. */
  readonly deficit: Atoms;
  /** Of profits: the part that the house could not pay. */
  readonly shortfall: Atoms;
  /** The mark that it waits or has waited for, and the time at which that was reached. */
  readonly triggerPrice?: Price;
  readonly triggeredAtMs?: number;
  /** The way that it keeps or has kept from the best mark. */
  readonly trailRate?: Ppm;
  readonly trailDistance?: Price;
  readonly takeProfit?: TicketExit;
  readonly stopLoss?: TicketExit;
  /** The ticket it copied, also after its owner has detached it. */
  readonly copyOf?: TicketSource;
  readonly selfHeldAtMs?: number;
  readonly orderedAtMs: number;
  readonly openedAtMs?: number;
  readonly endedAtMs?: number;
}

type TicketRow = Selectable<ReadSchema['tickets']>;

const ordered = recordMaker(ticketFields);

export function ticketRecord(row: TicketRow): TicketRecord {
  const profit = atomsOf(row.profit_atoms);
  const fee = atomsOf(row.fee_atoms);
  const overnight = atomsOf(row.overnight_atoms);
  return {
    ...ordered(row),
    status: row.status,
    lotsLeft: row.lots_left,
    closingLots: row.closing_lots,
    margin: atomsOf(row.margin_atoms),
    profit,
    fee,
    overnight,
    net: atoms(profit - fee - overnight),
    deficit: atomsOf(row.deficit_atoms),
    shortfall: atomsOf(row.shortfall_atoms),
    orderedAtMs: row.ordered_at_ms,
    ...withoutNulls({
      openMargin: amountOrNull(row.open_margin_atoms),
      notional: amountOrNull(row.notional_atoms),
      entryPrice: row.entry_price,
      entryMarkPrice: row.entry_mark_price,
      entryGrid: row.entry_grid,
      closePrice: averageClosePrice(row),
      lastClosePrice: row.last_close_price,
      closeReason: row.close_reason,
      cancelReason: row.cancel_reason,
      released: amountOrNull(row.released_atoms),
      triggerPrice: row.trigger_price,
      triggeredAtMs: row.triggered_at_ms,
      trailRate: row.trail_rate,
      trailDistance: row.trail_distance,
      takeProfit: exitOf(row.take_profit_price, row.take_profit_lots),
      stopLoss: exitOf(row.stop_loss_price, row.stop_loss_lots),
      copyOf: sourceOf(row),
      selfHeldAtMs: row.self_held_at_ms,
      openedAtMs: row.opened_at_ms,
      endedAtMs: row.ended_at_ms,
    }),
  };
}

function averageClosePrice(row: TicketRow): Price | null {
  if (row.last_close_price === null) return null;
  return price(Number(BigInt(row.close_weight_atoms) / BigInt(row.lots - row.lots_left)));
}

function exitOf(at: Price | null, lots: Lots | null): TicketExit | null {
  return at === null ? null : { price: at, lots: lots ?? undefined };
}

function sourceOf({ trader_id: traderId, trader_ticket_id: traderTicketId }: TicketRow): TicketSource | null {
  return traderId === null || traderTicketId === null ? null : { traderId, traderTicketId };
}
