import { bool, type ByteReader, type ByteWriter, listOf, optional, present, struct, uint } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { type AccountId, ppm, type TicketId } from '../../vocabulary.ts';
import type { TicketsToCopy } from '../contract/copies.ts';
import { type Copy, type Follow, followCodec, type Trader, traderCodec } from './follow.ts';

interface CopyTerms {
  readonly shareMax: Ppm;
  readonly followersMax: number;
  readonly isOffered: boolean;
}

const termsRecord = struct({ shareMax: ppm, followersMax: uint, isOffered: bool });

/** Traders and their followers, with the settings and results of each follow. */
export class Copies {
  terms: CopyTerms | undefined;
  readonly traders = new Map<AccountId, Trader>();
  readonly #byFollower = new Map<AccountId, Map<AccountId, Follow>>();
  readonly #byTrader = new Map<AccountId, Map<AccountId, Follow>>();
  /** Open copies by their own number, and by the trader's ticket. Both follow from the tickets. */
  readonly copies = new Map<TicketId, Copy>();
  readonly #ofTicket = new Map<TicketId, Set<TicketId>>();

  follow(accountId: AccountId, traderId: AccountId): Follow | undefined {
    return this.#byFollower.get(accountId)?.get(traderId);
  }

  followOf(copy: Pick<Copy, 'accountId' | 'traderId'>): Follow {
    return present(this.follow(copy.accountId, copy.traderId), 'a copy belongs to a follow');
  }

  /** Whom an account follows or followed, in the order of traders' numbers. */
  followsOf(accountId: AccountId): Follow[] {
    return [...(this.#byFollower.get(accountId)?.values() ?? [])].sort((a, b) => a.traderId - b.traderId);
  }

  /** Present and former followers of a trader, in the order of their numbers, which is the order of copying. */
  followersOf(traderId: AccountId): Follow[] {
    return [...(this.#byTrader.get(traderId)?.values() ?? [])].sort((a, b) => a.accountId - b.accountId);
  }

  activeFollowers(traderId: AccountId): number {
    let count = 0;
    for (const follow of this.#byTrader.get(traderId)?.values() ?? []) count += follow.isActive;
    return count;
  }

  isFollowing(accountId: AccountId): boolean {
    return this.followsOf(accountId).some((follow) => follow.isActive === 1);
  }

  keep(follow: Follow): void {
    put(this.#byFollower, follow.accountId, follow.traderId, follow);
    put(this.#byTrader, follow.traderId, follow.accountId, follow);
  }

  forget(follow: Follow): void {
    this.#byFollower.get(follow.accountId)?.delete(follow.traderId);
    this.#byTrader.get(follow.traderId)?.delete(follow.accountId);
  }

  *allFollows(): Iterable<Follow> {
    for (const traderId of [...this.traders.keys()].sort((a, b) => a - b)) yield* this.followersOf(traderId);
  }

  addCopy(copy: Copy): void {
    this.copies.set(copy.ticketId, copy);
    const siblings = this.#ofTicket.get(copy.traderTicketId);
    if (siblings === undefined) this.#ofTicket.set(copy.traderTicketId, new Set([copy.ticketId]));
    else siblings.add(copy.ticketId);
  }

  removeCopy(copy: Copy): void {
    this.copies.delete(copy.ticketId);
    const siblings = this.#ofTicket.get(copy.traderTicketId);
    siblings?.delete(copy.ticketId);
    if (siblings?.size === 0) this.#ofTicket.delete(copy.traderTicketId);
  }

  /** Open copies of one ticket of a trader, oldest first. */
  copiesOf(traderTicketId: TicketId): Copy[] {
    const own = [...(this.#ofTicket.get(traderTicketId) ?? [])].sort((a, b) => a - b);
    return own.map((ticketId) => this.copies.get(ticketId) as Copy);
  }

  /** Open copies of one follow, oldest first. */
  openOf(tickets: TicketsToCopy, { accountId, traderId }: Pick<Follow, 'accountId' | 'traderId'>): TicketId[] {
    const own: TicketId[] = [];
    for (const ticket of tickets.of(accountId)) {
      if (this.copies.get(ticket.ticketId)?.traderId === traderId) own.push(ticket.ticketId);
    }
    return own.sort((a, b) => a - b);
  }

  write(writer: ByteWriter): void {
    optional(termsRecord).write(writer, this.terms);
    const traders = [...this.traders.values()].sort((a, b) => a.traderId - b.traderId);
    listOf(traderCodec).write(writer, traders);
    listOf(followCodec).write(writer, [...this.allFollows()]);
  }

  read(tickets: TicketsToCopy, reader: ByteReader): void {
    this.terms = optional(termsRecord).read(reader);
    for (const trader of listOf(traderCodec).read(reader)) this.traders.set(trader.traderId, trader);
    for (const follow of listOf(followCodec).read(reader)) this.keep(follow);
    for (const { ticketId, accountId, traderId, traderTicketId } of tickets.all()) {
      if (traderId !== 0) this.addCopy({ ticketId, accountId, traderId, traderTicketId });
    }
  }
}

function put(map: Map<AccountId, Map<AccountId, Follow>>, outer: AccountId, inner: AccountId, follow: Follow): void {
  const own = map.get(outer);
  if (own === undefined) map.set(outer, new Map([[inner, follow]]));
  else own.set(inner, follow);
}
