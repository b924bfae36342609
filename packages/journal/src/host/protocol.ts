import type { BookChange, PairId, QueryName } from '@candor/exchange';
import { ByteReader, type ByteWriter, UnreadableBytes } from '@candor/kernel';
import type { RecordedFacts } from '../record.ts';
import type { Recovery } from '../recovery.ts';
import type { Taken } from '../sequencer.ts';

/** What the exchange's callers send to the thread of the core. */
export type ToHost =
  /** Submissions of one turn as length-prefixed canonical bytes; their tickets count up from `firstTicket`. */
  | { readonly kind: 'submit'; readonly firstTicket: number; readonly submissions: Uint8Array }
  | { readonly kind: 'query'; readonly ticket: number; readonly name: QueryName; readonly args: readonly unknown[] }
  | { readonly kind: 'book'; readonly ticket: number; readonly pairId: PairId }
  | { readonly kind: 'watch_books'; readonly isWatching: boolean }
  | { readonly kind: 'close' };

/** What the thread of the core sends back. */
export type FromHost =
  | { readonly kind: 'ready'; readonly recovery: Recovery }
  /** One commit: `answers` for `readAnswers`, `facts` for `readFacts`. Without new records `lastSequence` < `firstSequence`. */
  | {
      readonly kind: 'committed';
      readonly firstSequence: number;
      readonly lastSequence: number;
      readonly answers: Uint8Array;
      readonly facts: Uint8Array;
      /** How long the commit took. */
      readonly commitMs: number;
    }
  | { readonly kind: 'answer'; readonly ticket: number; readonly value: unknown }
  | { readonly kind: 'query_failed'; readonly ticket: number; readonly message: string }
  | { readonly kind: 'books'; readonly changes: readonly BookChange[] }
  /** Something is wrong that whoever looks after the server has to know; the exchange goes on. */
  | { readonly kind: 'alarm'; readonly fault: { readonly kind: string; readonly message: string } }
  /** The last message. Without a fault the exchange was closed as asked. */
  | { readonly kind: 'stopped'; readonly fault?: { readonly kind: string; readonly message: string } };

/** The bytes of a writer in a buffer of their own, which may then move to the other thread. */
export function movable(writer: ByteWriter): Uint8Array<ArrayBuffer> {
  return new Uint8Array(writer.view());
}

const takenKinds: readonly Taken['kind'][] = ['fresh', 'repeat', 'reused', 'unreadable'];

export interface AnswerOnWire extends Pick<Taken, 'kind' | 'sequence' | 'atMs' | 'outcome'> {
  readonly ticket: number;
}

export function writeAnswer(writer: ByteWriter, ticket: number, taken: Taken): void {
  writer.uint(ticket);
  writer.byte(takenKinds.indexOf(taken.kind));
  writer.uint(taken.sequence);
  writer.uint(taken.atMs);
  writer.blob(taken.outcome);
}

export function* readAnswers(bytes: Uint8Array): Generator<AnswerOnWire> {
  const reader = new ByteReader(bytes);
  while (!reader.isAtEnd) {
    const ticket = reader.uint();
    const kind = takenKinds[reader.byte()];
    if (kind === undefined) throw new UnreadableBytes('an answer is of a known kind');
    yield { ticket, kind, sequence: reader.uint(), atMs: reader.uint(), outcome: reader.blobView() };
  }
}

/** Nothing of what was not done anew. */
export function writeFacts(writer: ByteWriter, { sequence, atMs, commandId, events }: Taken): void {
  if (events === undefined) return;
  writer.uint(sequence);
  writer.uint(atMs);
  writer.text(commandId);
  writer.blob(events);
}

export function* readFacts(bytes: Uint8Array): Generator<RecordedFacts> {
  const reader = new ByteReader(bytes);
  while (!reader.isAtEnd) {
    yield { sequence: reader.uint(), atMs: reader.uint(), commandId: reader.text(), events: reader.blobView() };
  }
}
