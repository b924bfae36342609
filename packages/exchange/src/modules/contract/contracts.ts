import { type ByteReader, type ByteWriter, listOf, present } from '@candor/kernel';
import type { Listings } from '../../slices.ts';
import type { AccountId, AssetId, PairId, TermsId, TicketId } from '../../vocabulary.ts';
import { contractTerms } from './spec.ts';
import { EntryTrails } from './entry-trails.ts';
import { EntryTriggers } from './entry-triggers.ts';
import { ExitSteps } from './exit-steps.ts';
import { Night } from './night.ts';
import { RiskWatch } from './risk-watch.ts';
import { ContractMarket } from './market.ts';
import { Storm } from './storm.ts';
import { type Ticket, ticketCodec } from './ticket.ts';
import type { ContractTerms } from './views.ts';

/** Live contract tickets, all terms they were opened under, and the markets they wait in. */
export class Contracts {
  nextTicketId = 1;
  /** Version n is at n − 1. */
  readonly terms: ContractTerms[] = [];
  readonly currentTerms = new Map<PairId, TermsId>();
  readonly tickets = new Map<TicketId, Ticket>();
  readonly markets = new Map<PairId, ContractMarket>();
  readonly guards = new RiskWatch();
  readonly triggers = new EntryTriggers();
  readonly trails = new EntryTrails();
  readonly steps = new ExitSteps();
  readonly night = new Night();
  readonly storm = new Storm();
  readonly #byAccount = new Map<AccountId, Map<TicketId, Ticket>>();

  termsOf(termsId: TermsId): ContractTerms {
    return present(this.terms[termsId - 1], 'a ticket has the terms it was ordered under');
  }

  offered(pairId: PairId): { readonly termsId: TermsId; readonly terms: ContractTerms } | undefined {
    const termsId = this.currentTerms.get(pairId);
    return termsId === undefined ? undefined : { termsId, terms: this.termsOf(termsId) };
  }

  market(pairId: PairId): ContractMarket {
    return present(this.markets.get(pairId), 'a pair with contracts has its market');
  }

  takeTicketId(): TicketId {
    return this.nextTicketId++ as TicketId;
  }

  keep(ticket: Ticket): void {
    this.tickets.set(ticket.ticketId, ticket);
    const own = this.#byAccount.get(ticket.accountId);
    if (own === undefined) this.#byAccount.set(ticket.accountId, new Map([[ticket.ticketId, ticket]]));
    else own.set(ticket.ticketId, ticket);
  }

  forget(ticket: Ticket): void {
    this.tickets.delete(ticket.ticketId);
    this.steps.drop(ticket.ticketId);
    const own = this.#byAccount.get(ticket.accountId);
    own?.delete(ticket.ticketId);
    if (own?.size === 0) this.#byAccount.delete(ticket.accountId);
  }

  /** Lets all exits of an open ticket wait; those of a copy wait for nothing. */
  addExits(ticket: Ticket): void {
    const market = this.market(ticket.pairId);
    market.addExits(ticket);
    if (ticket.traderId === 0) this.steps.wait(market, ticket);
  }

  removeExits(ticket: Ticket): void {
    const market = this.market(ticket.pairId);
    market.removeExits(ticket);
    this.steps.rest(market, ticket);
  }

  /** An account's live tickets, oldest first. */
  ticketsOf(accountId: AccountId): Iterable<Ticket> {
    return this.#byAccount.get(accountId)?.values() ?? [];
  }

  countOf(accountId: AccountId): number {
    return this.#byAccount.get(accountId)?.size ?? 0;
  }

  /** Contracts settle in the unit of account. */
  assetId(core: Listings): AssetId {
    return present(core.catalog.unitOfAccount, 'contracts need a unit of account');
  }

  marketsInOrder(): ContractMarket[] {
    return [...this.markets.values()].sort((a, b) => a.pair.pairId - b.pair.pairId);
  }

  write(writer: ByteWriter): void {
    writer.uint(this.nextTicketId);
    listOf(contractTerms).write(writer, this.terms);
    listOf(ticketCodec).write(
      writer,
      [...this.tickets.values()].sort((a, b) => a.ticketId - b.ticketId),
    );
  }

  read(core: Listings, reader: ByteReader): void {
    this.nextTicketId = reader.uint();
    for (const terms of listOf(contractTerms).read(reader)) this.addTerms(core, terms);
    for (const ticket of listOf(ticketCodec).read(reader)) {
      this.keep(ticket);
      this.market(ticket.pairId).place(ticket);
      // Its guards are not part of the state: it is checked anew on the next tick.
      this.guards.markStale(ticket);
    }
  }

  addTerms(core: Listings, terms: ContractTerms): TermsId {
    const termsId = (this.terms.length + 1) as TermsId;
    this.terms.push(terms);
    this.currentTerms.set(terms.pairId, termsId);
    if (!this.markets.has(terms.pairId)) {
      const pair = present(core.catalog.pairs.get(terms.pairId), 'terms are for a listed pair');
      this.markets.set(terms.pairId, new ContractMarket(pair, terms.lot));
    }
    return termsId;
  }
}
