import { createHash } from 'node:crypto';
import { type CoreEvent, type CoreMachine, type EventOf, house } from '@candor/exchange';
import { asset } from '@candor/testkit';
import { type Auditor, type Delivery, expectThat, Violation } from '../auditors/auditor.ts';

type Terms = EventOf<'ieo.project_set'>['terms'];

interface Sale {
  terms: Terms;
  state: 'warm_up' | 'open' | 'closed' | 'published' | 'cancelled';
  /** Tokens by the order number, in that order. */
  readonly wanted: Map<number, bigint>;
  readonly allocated: Map<number, bigint>;
  readonly frozen: Map<number, bigint>;
  readonly released: Map<number, bigint>;
}

const pageSize = 250;
/** Atoms of the token and of the pay, and the ten-to-the-minus-eight of a price. */
const scales = 10n ** BigInt(8 + 8 - 6);
const costOf = (tokens: bigint, { price }: Terms) => (tokens * BigInt(price) + scales - 1n) / scales;
const sumOf = (amounts: Iterable<bigint>) => [...amounts].reduce((sum, one) => sum + one, 0n);
const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

/** Sales of tokens from their facts alone: windows, shares, pay, releases each once, and the tokens set aside for them. */
export class IeoAuditor implements Auditor {
  readonly #sales = new Map<number, Sale>();
  #setAside = 0n;
  #lastNumber = 0;

  hear({ events, atMs }: Delivery): void {
    for (const event of events) {
      if (event.type === 'ledger.posted') {
        for (const { accountId, assetId, frozen } of event.lines) {
          if (accountId === house.issuance && assetId === asset.ETH) this.#setAside += frozen;
        }
      } else this.#hear(event, atMs);
    }
    const owed = [...this.#sales.values()].map(({ terms, state, allocated, released }) => {
      if (state === 'cancelled') return 0n;
      return state === 'published' ? sumOf(allocated.values()) - sumOf(released.values()) : terms.issuance;
    });
    expectThat(sumOf(owed) === this.#setAside, 'issuance has set aside what sales owe');
  }

  compare(core: CoreMachine): void {
    for (const { terms, subscribers, wantedTotal } of core.queries.projects()) {
      const { wanted } = this.#of(terms.projectId);
      expectThat(wanted.size === subscribers, `project ${terms.projectId} has its subscribers`);
      expectThat(sumOf(wanted.values()) === wantedTotal, `project ${terms.projectId} has its demand`);
    }
  }

  #hear(event: CoreEvent, atMs: number): void {
    switch (event.type) {
      case 'ieo.project_set':
        return this.#set(event.terms);
      case 'ieo.opened':
        this.#of(event.projectId).state = 'open';
        return;
      case 'ieo.subscribed':
        return this.#subscribe(event, atMs);
      case 'ieo.closed':
        this.#of(event.projectId).state = 'closed';
        return;
      case 'ieo.allocated':
        return this.#allocate(event);
      case 'ieo.allocation_published':
        return this.#publish(event);
      case 'ieo.released':
        return this.#release(event, atMs);
      case 'ieo.cancelled': {
        const sale = this.#of(event.projectId);
        expectThat(sumOf(sale.allocated.values()) === 0n, `project ${event.projectId} had sold nothing`);
        sale.state = 'cancelled';
        return;
      }
      case 'ieo.refunded': {
        const { frozen, state } = this.#of(event.projectId);
        const isWhole = state === 'cancelled' && frozen.get(event.subscriptionId) === event.refunded;
        expectThat(isWhole, `subscription ${event.subscriptionId} is refunded once, and whole`);
        frozen.delete(event.subscriptionId);
        return;
      }
      default:
        // The rest is not about IEOs.
        return;
    }
  }

  #set(terms: Terms): void {
    const known = this.#sales.get(terms.projectId);
    expectThat(
      known === undefined || known.state === 'warm_up',
      `project ${terms.projectId} is not changed once it opens`,
    );
    if (known !== undefined) known.terms = terms;
    const none = { wanted: new Map(), allocated: new Map(), frozen: new Map(), released: new Map() };
    if (known === undefined) this.#sales.set(terms.projectId, { terms, state: 'warm_up', ...none });
  }

  #subscribe(event: EventOf<'ieo.subscribed'>, atMs: number): void {
    const { subscriptionId, projectId, wanted, added, reserved, allocated, paid } = event;
    const sale = this.#of(projectId);
    const { terms } = sale;
    const isInWindow = sale.state === 'open' && atMs >= terms.opensAtMs && atMs < terms.closesAtMs;
    expectThat(isInWindow, `subscription ${subscriptionId} is made while the project is open`);
    const before = sale.wanted.get(subscriptionId);
    if (before === undefined) {
      expectThat(subscriptionId === this.#lastNumber + 1, `subscription ${subscriptionId} follows ${this.#lastNumber}`);
      this.#lastNumber = subscriptionId;
    }
    expectThat(wanted === (before ?? 0n) + added, `subscription ${subscriptionId} adds up`);
    sale.wanted.set(subscriptionId, wanted);
    const isFirst = terms.mode === 'first_come';
    expectThat(reserved + paid === costOf(wanted, terms), `subscription ${subscriptionId} costs the price`);
    expectThat((isFirst ? reserved : paid) === 0n, `subscription ${subscriptionId} pays as its sale has it`);
    if (!isFirst) sale.frozen.set(subscriptionId, reserved);
    else {
      sale.allocated.set(subscriptionId, allocated);
      expectThat(allocated === wanted && allocated <= terms.accountMax, `subscription ${subscriptionId} gets it all`);
      expectThat(sumOf(sale.allocated.values()) <= terms.issuance, `project ${projectId} is not oversold`);
    }
  }

  #allocate({ subscriptionId, projectId, allocated, paid, refunded }: EventOf<'ieo.allocated'>): void {
    const sale = this.#of(projectId);
    const { terms } = sale;
    expectThat(sale.state === 'closed', `subscription ${subscriptionId} is allocated after the close`);
    expectThat(paid === costOf(allocated, terms), `subscription ${subscriptionId} pays for what it gets`);
    if (terms.mode === 'first_come') {
      expectThat(
        sale.allocated.get(subscriptionId) === allocated,
        `subscription ${subscriptionId} keeps what it bought`,
      );
      return;
    }
    expectThat(!sale.allocated.has(subscriptionId), `subscription ${subscriptionId} is allocated once`);
    const isAll = paid + refunded === sale.frozen.get(subscriptionId);
    expectThat(isAll, `subscription ${subscriptionId} gets back what it does not pay`);
    sale.frozen.delete(subscriptionId);
    sale.allocated.set(subscriptionId, allocated);
  }

  #publish({ projectId, unsold, listHash }: EventOf<'ieo.allocation_published'>): void {
    const sale = this.#of(projectId);
    const { terms, wanted, allocated } = sale;
    sale.state = 'published';
    const sold = sumOf(allocated.values());
    expectThat(unsold === terms.issuance - sold, `project ${projectId} gives back what it did not sell`);
    const numbers = [...wanted.keys()].sort((a, b) => a - b);
    let hash = Buffer.alloc(0);
    for (let at = 0; at === 0 || at < numbers.length; at += pageSize) {
      const page = numbers.slice(at, at + pageSize);
      const lines = page.map((number) => `\n${number},${wanted.get(number)},${allocated.get(number) ?? 0n}`);
      hash = createHash('sha256')
        .update(`${hash.toString('hex')}${lines.join('')}`)
        .digest();
    }
    expectThat(hash.equals(listHash), `the list of project ${projectId} has its hash`);
    if (terms.mode === 'first_come') return;
    const most = numbers.map((number) => smaller(wanted.get(number) ?? 0n, terms.accountMax));
    expectThat(sold === smaller(sumOf(most), terms.issuance), `project ${projectId} sells all that is asked for`);
    // Below the cap everybody gets the same share of what they asked for, to the atom.
    const below = numbers.filter((number) => (allocated.get(number) ?? 0n) < terms.accountMax);
    for (const a of below) {
      for (const b of below) {
        const [wantsA, wantsB] = [wanted.get(a) ?? 0n, wanted.get(b) ?? 0n];
        const [gotA, gotB] = [allocated.get(a) ?? 0n, allocated.get(b) ?? 0n];
        expectThat((gotA - 1n) * wantsB < (gotB + 1n) * wantsA, `project ${projectId} is shared in proportion`);
      }
    }
  }

  #release({ subscriptionId, projectId, row, amount, released }: EventOf<'ieo.released'>, atMs: number): void {
    const sale = this.#of(projectId);
    const { terms } = sale;
    const own = sale.allocated.get(subscriptionId) ?? 0n;
    const share = terms.releases.slice(0, row + 1).reduce((sum, one) => sum + BigInt(one.share), 0n);
    expectThat(atMs >= (terms.releases[row]?.atMs ?? Number.POSITIVE_INFINITY), `row ${row} is not released early`);
    expectThat(released === (own * share) / 1_000_000n, `subscription ${subscriptionId} has its shares so far`);
    const before = sale.released.get(subscriptionId) ?? 0n;
    expectThat(released === before + amount && amount > 0n, `row ${row} of ${subscriptionId} is released once`);
    sale.released.set(subscriptionId, released);
  }

  #of(projectId: number): Sale {
    const sale = this.#sales.get(projectId);
    if (sale === undefined) throw new Violation(`project ${projectId} was set`);
    return sale;
  }
}
