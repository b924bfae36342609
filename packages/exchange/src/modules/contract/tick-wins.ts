import { type Atoms, atoms, smaller, zero } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import type { Ticket } from './ticket.ts';

type Side = Pick<Ticket, 'accountId' | 'direction'>;

/**
 * The amounts that the two sides of a market were paid at the tick being processed, by account. A take profit fires
 * before the other side is liquidated: its profit answers for that side's loss as if it were still unrealised. Cleared
 * with every tick.
 */
export class TickWins {
  readonly #paid = { long: new Map<AccountId, Atoms>(), short: new Map<AccountId, Atoms>() };

  clear(): void {
    this.#paid.long.clear();
    this.#paid.short.clear();
  }

  note({ accountId, direction }: Side, amount: Atoms): void {
    if (amount === 0n) return;
    const side = this.#paid[direction];
    side.set(accountId, atoms((side.get(accountId) ?? zero) + amount));
  }

  /** Takes up to so much of the amount paid to the side opposite to a ticket. */
  take({ accountId, direction }: Side, most: Atoms): Atoms {
    const side = this.#paid[direction === 'long' ? 'short' : 'long'];
    const won = side.get(accountId) ?? zero;
    const taken = smaller(won, most);
    side.set(accountId, atoms(won - taken));
    return taken;
  }
}
