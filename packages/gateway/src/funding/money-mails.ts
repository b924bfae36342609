import type { EventOf, PlacedEvent, RailId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { Notice } from '@candor/messages/mails';
import { type Atoms, atomsToText } from '@candor/money';
import type { Destination } from '@candor/platform';
import type { Deps } from '../deps.ts';
import { maskedAccount, placeOf } from '../present/places.ts';
import { railOf, type ShownRail, transactionText } from './rails.ts';

type Parts = Pick<Deps, 'exchange' | 'reader' | 'platform' | 'market'>;

const catchUpMs = 5_000;

/**
 * Tells people by mail what happened to their money, after it has happened: a mail that cannot be sent stops nothing, and
 * after a crash nothing is told twice.
 */
export class MoneyMails {
  readonly #parts: Parts;
  readonly #onError: (error: unknown) => void;
  readonly #stopListening: () => void;
  /** One after the other, in the order things happened. */
  #last: Promise<void> = Promise.resolve();

  constructor(parts: Parts, onError: (error: unknown) => void) {
    this.#parts = parts;
    this.#onError = onError;
    this.#stopListening = parts.exchange.onCommit(({ events }) => {
      for (const placed of events) this.#heard(placed);
    });
  }

  /** Stops listening, and waits for what is being sent. */
  async close(): Promise<void> {
    this.#stopListening();
    await this.#last;
  }

  #heard(placed: PlacedEvent): void {
    if (!placed.event.type.startsWith('funding.')) return;
    this.#last = this.#last.then(() => this.#tell(placed)).catch(this.#onError);
  }

  async #tell({ event, sequence }: PlacedEvent): Promise<void> {
    switch (event.type) {
      case 'funding.deposit_credited':
        return this.#send(event.accountId, await this.#credited(event.railId, event.amount));
      case 'funding.claim_decided':
        if (event.received === undefined) return;
        return this.#send(event.accountId, await this.#credited(event.railId, event.received));
      case 'funding.destination_booked':
        return this.#send(event.accountId, await this.#booked(event));
      case 'funding.withdrawal_requested':
        return this.#send(event.accountId, await this.#requested(event));
      case 'funding.withdrawal_moved':
        return this.#moved(event, sequence);
      default:
    }
  }

  async #credited(railId: RailId, amount: Atoms): Promise<Notice> {
    const { asset, network } = await this.#rail(railId);
    return { kind: 'deposit_credited', amount: atomsToText(amount, asset.scale), asset: asset.code, network };
  }

  async #booked(event: EventOf<'funding.destination_booked'>): Promise<Notice> {
    const { network } = await this.#rail(event.railId);
    const label = labelOf(await this.#destination(event.destination));
    return { kind: 'destination_booked', label, network, usableAtMs: event.usableAtMs };
  }

  async #requested(event: EventOf<'funding.withdrawal_requested'>): Promise<Notice> {
    const { undoUntilMs } = event;
    return { kind: 'withdrawal_requested', ...(await this.#about(event)), undoUntilMs };
  }

  async #moved(event: EventOf<'funding.withdrawal_moved'>, sequence: number): Promise<void> {
    const { status, accountId, withdrawalId, reason } = event;
    if (status !== 'broadcast' && status !== 'failed' && status !== 'refused') return;
    const { reader } = this.#parts;
    await reader.waitFor(sequence, catchUpMs);
    const withdrawal = await reader.withdrawal({ accountId, withdrawalId });
    if (withdrawal === undefined) return;
    const about = await this.#about(withdrawal);
    if (status === 'failed') return this.#send(accountId, { kind: 'withdrawal_failed', ...about });
    if (status === 'refused')
      return this.#send(accountId, { kind: 'withdrawal_refused', ...about, reason: reason ?? '' });
    const rail = await this.#rail(withdrawal.railId);
    const transaction = event.transaction === undefined ? '' : transactionText(rail, event.transaction);
    return this.#send(accountId, { kind: 'withdrawal_sent', ...about, transaction });
  }

  async #about({
    railId,
    amount,
    destination,
  }: {
    readonly railId: RailId;
    readonly amount: Atoms;
    readonly destination: Uint8Array;
  }) {
    const { asset } = await this.#rail(railId);
    const to = labelOf(await this.#destination(destination));
    return { amount: atomsToText(amount, asset.scale), asset: asset.code, to };
  }

  async #rail(railId: RailId): Promise<ShownRail> {
    return present(await railOf(this.#parts, railId), 'money moves over rails that are there for ever');
  }

  async #destination(hash: Uint8Array): Promise<Destination | undefined> {
    return (await this.#parts.platform.destinations.byHash([hash])).get(hex(hash));
  }

  #send(accountId: number, notice: Notice): Promise<void> {
    return this.#parts.platform.notices.sendToAccount(accountId, notice);
  }
}

const shownEnds = 6;

/** By the user's own label and the ends of the address or card: mails are read by others too. */
function labelOf(destination: Destination | undefined): string {
  if (destination === undefined) return '';
  const place = placeOf(destination);
  if (place.kind === 'card') return `${destination.label} ${maskedAccount(place.fields.get('account') ?? '')}`;
  return `${destination.label} (${place.address.slice(0, shownEnds)}…${place.address.slice(-shownEnds)})`;
}
