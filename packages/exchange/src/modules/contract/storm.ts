import { type ByteReader, type ByteWriter, listOf, uint } from '@candor/kernel';
import { Pieces } from '../../pieces.ts';
import { pairId, type PairId } from '../../vocabulary.ts';
import { type Marks, readMarks, writeMarks } from './marks.ts';
import type { Ticket } from './ticket.ts';

const pairList = listOf(pairId);

/** Shorter than other pauses, so that a thousand accounts fall within the half second of one tick. */
const stormPauseMs = 20;

/** The tick at which more accounts fall than one piece takes. */
export interface StormTick {
  readonly gridIndex: number;
  /** All marks of contracts at that tick: they hold until it is worked through. */
  readonly marks: Marks;
  /** The pairs whose price may be acted on. */
  readonly ticked: ReadonlySet<PairId>;
}

/**
 * A tick whose liquidations are done in pieces. Until the last one the marks stand still and the next ticks are passed over, as if
 * the core had been busy with this one: nobody falls, or escapes, at another tick's price.
 */
export class Storm {
  readonly pieces = new Pieces(stormPauseMs);
  /**
   * Units that are due at prices that may not be acted on: they are looked at again with the next tick. Not part of the state: after
   * a restart every unit is looked at.
   */
  readonly stuck: Ticket[] = [];
  #tick: StormTick | undefined;

  get tick(): StormTick | undefined {
    return this.#tick;
  }

  begin(tick: StormTick): void {
    this.#tick = tick;
  }

  end(): void {
    this.#tick = undefined;
  }

  write(writer: ByteWriter, { gridIndex, marks, ticked }: StormTick): void {
    this.pieces.write(writer);
    writer.uint(gridIndex);
    writeMarks(writer, marks);
    pairList.write(
      writer,
      [...ticked].sort((a, b) => a - b),
    );
  }

  read(reader: ByteReader): void {
    this.pieces.read(reader);
    const gridIndex = uint.read(reader);
    this.#tick = { gridIndex, marks: readMarks(reader), ticked: new Set(pairList.read(reader)) };
  }
}
