import type { JournalReader } from '@candor/journal';
import type { EventSource } from './event-source.ts';

/** The committed facts of a journal. Limits are kept to whole commit groups. */
export function journalSource(journal: JournalReader): EventSource {
  return {
    eventsAfter(sequence, limit) {
      const batches = journal.batchesAfter(sequence, limit);
      const first = batches[0];
      const last = batches.at(-1);
      if (!first || !last) return undefined;
      const chain = journal.chainIfEndsAt(last.lastSequence);
      return {
        ...(chain !== undefined && { chain: Buffer.from(chain).toString('hex') }),
        firstSequence: first.firstSequence,
        lastSequence: last.lastSequence,
        events: batches.length === 1 ? first.events : batches.flatMap(({ events }) => events),
      };
    },
  };
}
