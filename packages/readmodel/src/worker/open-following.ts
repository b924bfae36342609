import { JournalReader } from '@candor/journal';
import { journalSource } from '../projection/journal-source.ts';
import { openProjection, type Projection } from '../projection/projection.ts';
import type { EventSource } from '../projection/event-source.ts';
import type { ProjectorOrders } from './messages.ts';

export interface Following {
  readonly source: EventSource;
  readonly projection: Projection;
  readonly lastSequence: number;
  close(): void;
}

/** Opens a journal for reading and the read model that follows it for writing. */
export function openFollowing({ journalPath, readModelPath }: ProjectorOrders): Following {
  const reader = new JournalReader(journalPath);
  const lastSequence = reader.lastSequence();
  const chainAfter = (sequence: number): string | undefined => {
    const chain = reader.chainIfEndsAt(sequence);
    return chain && Buffer.from(chain).toString('hex');
  };
  const journal = { id: reader.identity.salt, lastSequence, chainAfter };
  const projection = openProjection(readModelPath, { journal });
  return {
    source: journalSource(reader),
    projection,
    lastSequence,
    close() {
      projection.close();
      reader.close();
    },
  };
}
