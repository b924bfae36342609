import { type ByteReader, type ByteWriter, type Encoded, listOf, present, struct } from '@candor/kernel';
import type { Price } from '@candor/money';
import { Pieces } from '../../pieces.ts';
import { pairId, type PairId, priceOf, ticketId, type TicketId } from '../../vocabulary.ts';

export const markList = listOf(struct({ pairId, price: priceOf }));
const ticketList = listOf(ticketId);

export function marksOf(stored: Encoded<typeof markList>): Map<PairId, Price> {
  return new Map(stored.map((one) => [one.pairId, one.price]));
}

export function writeMarks(writer: ByteWriter, marks: ReadonlyMap<PairId, Price>): void {
  const stored = [...marks].map(([of, price]) => ({ pairId: of, price }));
  markList.write(
    writer,
    stored.sort((a, b) => a.pairId - b.pairId),
  );
}

/** A night whose fees are charged in pieces: its moment, its marks, and the tickets that it has not charged yet. */
export class Night {
  readonly pieces = new Pieces();
  #atMs = 0;
  #marks: ReadonlyMap<PairId, Price> = new Map();
  /** In ascending order. */
  readonly #waiting = new Set<TicketId>();

  get atMs(): number {
    return this.#atMs;
  }

  get isOver(): boolean {
    return this.#waiting.size === 0;
  }

  /** Begins a night, with the tickets that are open in ascending order; the one before is over. */
  begin(atMs: number, marks: ReadonlyMap<PairId, Price>, open: Iterable<TicketId>): void {
    this.#atMs = atMs;
    this.#marks = marks;
    for (const ticketId of open) this.#waiting.add(ticketId);
  }

  markOf(pairId: PairId): Price {
    return present(this.#marks.get(pairId), 'a night has the mark of every pair of contracts');
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
    this.begin(reader.uint(), marksOf(markList.read(reader)), ticketList.read(reader));
  }
}
