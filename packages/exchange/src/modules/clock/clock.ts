import { type ByteReader, type ByteWriter, bool, struct, uint } from '@candor/kernel';
import { clockFaultKind } from '../../vocabulary.ts';
import type { ClockFaultView } from './views.ts';

const stored = struct({
  isFaulty: bool,
  kind: clockFaultKind,
  byMs: uint,
  sinceMs: uint,
  isConfirmed: bool,
  trustedFromGrid: uint,
});

/** The core's view of its host's clock: whether it is in doubt now, and since which tick prices count again. */
export class Clock {
  fault: ClockFaultView | undefined;
  /** The first grid instant after the last fault; 0 when there was none. */
  trustedFromGrid = 0;

  get isEmpty(): boolean {
    return this.fault === undefined && this.trustedFromGrid === 0;
  }

  write(writer: ByteWriter): void {
    const { fault, trustedFromGrid } = this;
    const { kind, byMs, sinceMs, isConfirmed } = fault ?? { kind: 'ahead', byMs: 0, sinceMs: 0, isConfirmed: false };
    stored.write(writer, { isFaulty: fault !== undefined, kind, byMs, sinceMs, isConfirmed, trustedFromGrid });
  }

  read(reader: ByteReader): void {
    const { isFaulty, trustedFromGrid, ...fault } = stored.read(reader);
    this.fault = isFaulty ? fault : undefined;
    this.trustedFromGrid = trustedFromGrid;
  }
}
