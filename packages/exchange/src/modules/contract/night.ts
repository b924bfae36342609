import { type ByteReader, type ByteWriter, listOf } from '@candor/kernel';
import type { Price } from '@candor/money';
import { Pieces } from '../../pieces.ts';
import { type PairId, ticketId, type TicketId } from '../../vocabulary.ts';
import { markIn, type Marks, readMarks, writeMarks } from './marks.ts';

const ticketList = listOf(ticketId);

/** A night whose fees are charged in pieces: its moment, its marks, and the tickets that it has not charged yet. */
export class Night {
  readonly pieces = new Pieces();
  #atMs = 0;
  #marks: Marks = new Map();
  /** In ascending order. */
  readonly #waiting = new Set<TicketId>();

  get atMs(): number {
    return this.#atMs;
  }

  get isOver(): boolean {
    return this.#waiting.size === 0;
  }

  /** Begins a night, with the tickets that are open in ascending order; the one before is over. */
  begin(atMs: number, marks: Marks, open: Iterable<TicketId>): void {
    this.#atMs = atMs;
    this.#marks = marks;
    for (const ticketId of open) this.#waiting.add(ticketId);
  }

  markOf(pairId: PairId): Price {
    return markIn(this.#marks, pairId);
  }

  /** The tickets that wait, as they come up; taking them away meanwhile is fine. */
  waiting(): Iterable<TicketId> {
    return this.#waiting;
  }

  /** True if the ticket was still to be charged, which it then no longer is. */
  take(ticketId: TicketId): boolean {
    return this.#waiting.delete(ticketId);
  }

  write(writer: ByteWriter): void {
    this.pieces.write(writer);
    writer.uint(this.#atMs);
    writeMarks(writer, this.#marks);
    ticketList.write(writer, [...this.#waiting]);
  }

  read(reader: ByteReader): void {
    this.pieces.read(reader);
    this.begin(reader.uint(), readMarks(reader), ticketList.read(reader));
  }
}
