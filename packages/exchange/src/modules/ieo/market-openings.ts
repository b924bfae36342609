import { type ByteReader, type ByteWriter, type Codec, listOf, struct, uint } from '@candor/kernel';
import { type PairId, pairId, type ProjectId, projectId } from '../../vocabulary.ts';

/** The market of a sold token: a halted pair that begins to trade by itself. */
interface MarketOpening {
  readonly projectId: ProjectId;
  readonly pairId: PairId;
  readonly opensAtMs: number;
}

const openingCodec: Codec<MarketOpening> = struct({ projectId, pairId, opensAtMs: uint });

/** Markets that open at the times which the terms of their projects say. One that has opened is forgotten. */
export class MarketOpenings {
  readonly byProject = new Map<ProjectId, MarketOpening>();

  write(writer: ByteWriter): void {
    listOf(openingCodec).write(
      writer,
      [...this.byProject.values()].sort((a, b) => a.projectId - b.projectId),
    );
  }

  read(reader: ByteReader): void {
    for (const opening of listOf(openingCodec).read(reader)) this.byProject.set(opening.projectId, opening);
  }
}
