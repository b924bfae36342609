import { type ByteReader, type ByteWriter, listOf, present, struct } from '@candor/kernel';
import type { Price } from '@candor/money';
import { pairId, type PairId, priceOf } from '../../vocabulary.ts';

const markList = listOf(struct({ pairId, price: priceOf }));

/** The marks of all pairs of contracts at one moment, for work that is done later at its figures. */
export type Marks = ReadonlyMap<PairId, Price>;

export function markIn(marks: Marks, of: PairId): Price {
  return present(marks.get(of), 'a moment has the mark of every pair of contracts');
}

export function writeMarks(writer: ByteWriter, marks: Marks): void {
  const stored = [...marks].map(([of, price]) => ({ pairId: of, price }));
  markList.write(
    writer,
    stored.sort((a, b) => a.pairId - b.pairId),
  );
}

export function readMarks(reader: ByteReader): Marks {
  return new Map(markList.read(reader).map((stored) => [stored.pairId, stored.price]));
}
