import { type ByteReader, type ByteWriter, listOf, struct } from '@candor/kernel';
import { type Atoms, atoms, smaller, zero } from '@candor/money';
import { accountId, type AccountId, amount, directions } from '../../vocabulary.ts';
import type { Ticket } from './ticket.ts';

const paidList = listOf(struct({ accountId, amount }));

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

  write(writer: ByteWriter): void {
    for (const direction of directions) {
      const paid = [...this.#paid[direction]].map(([account, won]) => ({ accountId: account, amount: won }));
      paidList.write(
        writer,
        paid.sort((a, b) => a.accountId - b.accountId),
      );
    }
  }

  read(reader: ByteReader): void {
    for (const direction of directions) {
      for (const paid of paidList.read(reader)) this.#paid[direction].set(paid.accountId, paid.amount);
    }
  }
}
