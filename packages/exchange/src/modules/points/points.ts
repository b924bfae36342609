import { type ByteReader, type ByteWriter, listOf, struct, uint } from '@candor/kernel';
import type { AccountId, PointsExchangeId, PointsItemId, PointsMoveId, TermsId } from '../../vocabulary.ts';
import { Agenda } from './agenda.ts';
import { PointsBooks } from './books.ts';
import type { PointsTask } from './fields.ts';
import { emptyHolder, type Holder, holderCodec } from './holder.ts';
import { pointsItem, pointsTaskTerms } from './spec.ts';
import type { PointsItem, PointsTaskTerms } from './views.ts';

interface TaskVersion {
  readonly termsId: TermsId;
  readonly terms: PointsTaskTerms;
}

/** One thing in the shop. */
export interface ShopItem {
  terms: PointsItem;
  /** The number that was exchanged. */
  taken: number;
}

/** Points: their books and holders, the tasks that earn them, and the shop. */
export class Points {
  nextMoveId = 1;
  nextExchangeId = 1;
  readonly books = new PointsBooks();
  /** Version n is at n − 1. */
  readonly versions: TaskVersion[] = [];
  readonly tasks = new Map<PointsTask, TaskVersion>();
  readonly items = new Map<PointsItemId, ShopItem>();
  readonly holders = new Map<AccountId, Holder>();
  /** The days of expiry whose timers are set. */
  readonly scheduledDays = new Set<number>();
  /** The rest follows from the holders' lots. */
  readonly releases = new Agenda();
  readonly expiries = new Agenda();

  get isEmpty(): boolean {
    return this.versions.length === 0 && this.items.size === 0 && this.holders.size === 0;
  }

  addTask(terms: PointsTaskTerms): TaskVersion {
    const version = { termsId: (this.versions.length + 1) as TermsId, terms };
    this.versions.push(version);
    this.tasks.set(terms.task, version);
    return version;
  }

  /** The terms of a task that can be done now. */
  offered(task: PointsTask): PointsTaskTerms | undefined {
    const terms = this.tasks.get(task)?.terms;
    return terms?.isOffered === 'yes' ? terms : undefined;
  }

  holder(accountId: AccountId): Holder {
    const known = this.holders.get(accountId);
    if (known !== undefined) return known;
    const made = emptyHolder(accountId);
    this.holders.set(accountId, made);
    return made;
  }

  takeMoveId(): PointsMoveId {
    return this.nextMoveId++ as PointsMoveId;
  }

  takeExchangeId(): PointsExchangeId {
    return this.nextExchangeId++ as PointsExchangeId;
  }

  write(writer: ByteWriter): void {
    writer.uint(this.nextMoveId);
    writer.uint(this.nextExchangeId);
    this.books.write(writer);
    listOf(pointsTaskTerms).write(
      writer,
      this.versions.map(({ terms }) => terms),
    );
    listOf(shopItem).write(writer, [...this.items.values()]);
    listOf(holderCodec).write(writer, [...this.holders.values()]);
    listOf(uint).write(writer, [...this.scheduledDays]);
  }

  read(reader: ByteReader): void {
    this.nextMoveId = reader.uint();
    this.nextExchangeId = reader.uint();
    this.books.read(reader);
    for (const terms of listOf(pointsTaskTerms).read(reader)) this.addTask(terms);
    for (const item of listOf(shopItem).read(reader)) this.items.set(item.terms.itemId, { ...item });
    for (const holder of listOf(holderCodec).read(reader)) {
      this.holders.set(holder.accountId, holder);
      for (const { availableAtMs } of holder.pendingLots) this.releases.add(availableAtMs, holder.accountId);
      for (const { expiresOn } of holder.lots) this.expiries.add(expiresOn, holder.accountId);
    }
    for (const day of listOf(uint).read(reader)) this.scheduledDays.add(day);
  }
}

const shopItem = struct({ terms: pointsItem, taken: uint });
