import { setTimeout as pause } from 'node:timers/promises';
import type { AssetId, EventType, PlacedEvent, RailId, WithdrawalId, WithdrawalStatus } from '@candor/exchange';
import { JournalReader } from '@candor/journal';
import { Fault } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import type { AddressBook } from '../keys.ts';
import { type ChainDatabase, together } from '../store.ts';

/** A withdrawal as the journal has it. */
export interface JournalWithdrawal {
  readonly withdrawalId: WithdrawalId;
  readonly railId: RailId;
  readonly network: string;
  readonly railKind: string;
  readonly code: string;
  readonly scale: number;
  readonly destination: Uint8Array;
  readonly receives: Atoms;
  readonly status: WithdrawalStatus;
}

const recordsPerSlice = 500;
/** Between two slices, so that whatever else lives in this process is answered. */
const restMs = 5;

/**
 * The signer's own view of withdrawals: read from the journal's file, record by record along its chain; no other
 * source is trusted.
 */
export class JournalView {
  readonly #journalPath: string;
  readonly #db: ChainDatabase;
  readonly #addresses: AddressBook;
  #reader: JournalReader | undefined;
  #underWay: Promise<void> | undefined;

  constructor(journalPath: string, db: ChainDatabase, addresses: AddressBook) {
    this.#journalPath = journalPath;
    this.#db = db;
    this.#addresses = addresses;
  }

  /** Reads on to the end of the journal as it is when this is called, or later. */
  async follow(): Promise<void> {
    // A round that is under way may have looked at the end before the caller's command was there.
    await this.#underWay?.catch(() => {});
    this.#underWay ??= this.#catchUp().finally(() => {
      this.#underWay = undefined;
    });
    await this.#underWay;
  }

  withdrawal(withdrawalId: WithdrawalId): JournalWithdrawal | undefined {
    const row = this.#db
      .prepare(
        `SELECT w.*, r.network, r.kind, a.code, a.scale FROM withdrawals w
         JOIN rails r ON r.rail_id = w.rail_id JOIN assets a ON a.asset_id = w.asset_id WHERE w.withdrawal_id = ?`,
      )
      .get(withdrawalId);
    return (
      row && {
        withdrawalId,
        railId: row.rail_id,
        network: row.network,
        railKind: row.kind,
        code: row.code,
        scale: row.scale,
        destination: row.destination,
        receives: atoms(BigInt(row.receives)),
        status: row.status,
      }
    );
  }

  /** An address that users pay to, or the house's own. */
  isOurs(address: string): boolean {
    const isUsers = this.#db.prepare('SELECT 1 FROM own_addresses WHERE address = ?').get(address) !== undefined;
    return isUsers || this.#addresses.isHouse(address);
  }

  close(): void {
    this.#reader?.close();
    this.#reader = undefined;
  }

  async #catchUp(): Promise<void> {
    this.#reader ??= this.#open();
    const reader = this.#reader;
    for (;;) {
      const batches = reader.batchesAfter(this.#readTo(), recordsPerSlice, isHeard);
      const last = batches.at(-1)?.lastSequence;
      if (last === undefined) return;
      together(this.#db, () => {
        for (const { events } of batches) for (const event of events) this.#take(event);
        this.#note(last, reader);
      });
      if (last >= reader.lastSequence()) return;
      await pause(restMs);
    }
  }

  /**
   * A signer belongs to one journal for ever, and that goes on where it was read to: in another one, or in an older copy
   * that was put in its place, the numbers of withdrawals mean other payments than those that have been signed.
   */
  #open(): JournalReader {
    const reader = new JournalReader(this.#journalPath);
    const known = this.#get('journal');
    const problem =
      known !== undefined && known !== reader.identity.salt
        ? 'The signer has followed another journal than this one.'
        : this.#hasLostItsPlace(reader)
          ? 'This journal does not go on where the signer has read to: it is an older copy. A restored installation has a signer with a folder of its own.'
          : undefined;
    if (problem !== undefined) {
      reader.close();
      throw new Fault('signer_journal', problem);
    }
    this.#put('journal', reader.identity.salt);
    return reader;
  }

  #hasLostItsPlace(reader: JournalReader): boolean {
    const known = this.#get('chain');
    const found = reader.chainIfEndsAt(this.#readTo());
    return known !== undefined && (found === undefined || hexOf(found) !== known);
  }

  /** Stores the position and the chain's hash there. */
  #note(sequence: number, reader: JournalReader): void {
    this.#put('sequence', String(sequence));
    const chain = reader.chainIfEndsAt(sequence);
    if (chain !== undefined) this.#put('chain', hexOf(chain));
  }

  #take({ event }: PlacedEvent): void {
    switch (event.type) {
      case 'accounts.opened':
        this.#run('INSERT OR IGNORE INTO own_addresses VALUES (?)', this.#addresses.addressOf(event.accountId));
        return;
      case 'catalog.asset_listed':
        this.#run('INSERT OR REPLACE INTO assets VALUES (?, ?, ?)', event.assetId, event.code, event.scale);
        return;
      case 'funding.rail_set':
        this.#run(
          'INSERT OR REPLACE INTO rails VALUES (?, ?, ?, ?)',
          event.railId,
          event.assetId,
          event.network,
          event.kind,
        );
        return;
      case 'funding.withdrawal_requested': {
        const { withdrawalId, railId, assetId, destination, receives } = event;
        const row: [WithdrawalId, RailId, AssetId] = [withdrawalId, railId, assetId];
        this.#run(
          "INSERT OR IGNORE INTO withdrawals VALUES (?, ?, ?, ?, ?, 'requested')",
          ...row,
          destination,
          String(receives),
        );
        return;
      }
      case 'funding.withdrawal_moved':
        this.#run('UPDATE withdrawals SET status = ? WHERE withdrawal_id = ?', event.status, event.withdrawalId);
        return;
      default:
        return;
    }
  }

  #readTo(): number {
    return Number(this.#get('sequence') ?? 0);
  }

  #get(name: string): string | undefined {
    return this.#db.prepare('SELECT value FROM facts WHERE name = ?').get(name)?.value;
  }

  #put(name: string, value: string): void {
    this.#run('INSERT OR REPLACE INTO facts VALUES (?, ?)', name, value);
  }

  #run(statement: string, ...values: readonly (string | number | Uint8Array)[]): void {
    this.#db.prepare(statement).run(...values);
  }
}

/** True of the types of facts that `#take` keeps something of. */
function isHeard(type: EventType): boolean {
  return heardTypes.has(type);
}

const heardTypes: ReadonlySet<EventType> = new Set<EventType>([
  'accounts.opened',
  'catalog.asset_listed',
  'funding.rail_set',
  'funding.withdrawal_requested',
  'funding.withdrawal_moved',
]);

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
