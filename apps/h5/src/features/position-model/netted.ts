import type { Direction, Lots } from '@candor/exchange/rules';
import { type Atoms, atoms, mulDiv, type Price, price } from '@candor/money';
import type { LiveTicket } from './live-picture.ts';

/** All positions of one symbol taken together. */
export interface NettedSymbol {
  readonly symbol: string;
  /** The newest of them, which has the market's own facts. */
  readonly sample: LiveTicket;
  readonly count: number;
  readonly longLots: Lots;
  readonly shortLots: Lots;
  /** The side that outweighs the other; absent where both are equal. */
  readonly direction: Direction | undefined;
  /** By so many lots. */
  readonly lots: Lots;
  /** The mark at which all of them together have gained nothing, fees apart; absent where none does. */
  readonly entry: Price | undefined;
  readonly unrealised: Atoms;
  readonly margin: Atoms;
}

/** Positions by symbol, in the order in which each symbol comes first. */
export function nettedBySymbol(open: readonly LiveTicket[]): readonly NettedSymbol[] {
  const bySymbol = new Map<string, LiveTicket[]>();
  for (const live of open) {
    const { symbol } = live.ticket;
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), live]);
  }
  return [...bySymbol].flatMap(([symbol, tickets]) => netOf(symbol, tickets) ?? []);
}

function netOf(symbol: string, tickets: readonly LiveTicket[]): NettedSymbol | undefined {
  const [sample] = tickets;
  if (sample === undefined) return undefined;
  const lots = { long: 0, short: 0 };
  let [worth, unrealised, margin] = [0n, 0n, 0n];
  for (const { position, figures } of tickets) {
    lots[position.direction] += position.lots;
    const sign = position.direction === 'long' ? 1n : -1n;
    worth += sign * BigInt(position.entryPrice) * BigInt(position.lots);
    unrealised += figures.unrealised;
    margin += position.margin;
  }
  const net = lots.long - lots.short;
  return {
    symbol,
    sample,
    count: tickets.length,
    longLots: lots.long as Lots,
    shortLots: lots.short as Lots,
    direction: net === 0 ? undefined : net > 0 ? 'long' : 'short',
    lots: Math.abs(net) as Lots,
    entry: entryOf(worth, BigInt(net)),
    unrealised: atoms(unrealised),
    margin: atoms(margin),
  };
}

/** Net worth over net lots, rounded away from the owner: up for a long, down for a short. */
function entryOf(worth: bigint, net: bigint): Price | undefined {
  if (net === 0n || worth === 0n || worth > 0n !== net > 0n) return undefined;
  const [above, below] = net > 0n ? [worth, net] : [-worth, -net];
  const at = mulDiv(above, 1n, below, net > 0n ? 'up' : 'down');
  return at > 0n && at <= BigInt(Number.MAX_SAFE_INTEGER) ? price(Number(at)) : undefined;
}
