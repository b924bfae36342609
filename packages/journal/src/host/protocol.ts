import type { BookChange, PairId, QueryName } from '@candor/exchange';
import { ByteReader, type ByteWriter, UnreadableBytes } from '@candor/kernel';
import type { RecordedFacts } from '../record.ts';
import type { Recovery } from '../recovery.ts';
import type { Taken } from '../sequencer.ts';

/** Messages to the thread of the core. */
export type ToHost =
  /** Submissions of one turn as length-prefixed canonical bytes; their tickets count up from `firstTicket`. */
  | { readonly kind: 'submit'; readonly firstTicket: number; readonly submissions: Uint8Array }
  | { readonly kind: 'query'; readonly ticket: number; readonly name: QueryName; readonly args: readonly unknown[] }
  | { readonly kind: 'book'; readonly ticket: number; readonly pairId: PairId }
  | { readonly kind: 'watch_books'; readonly isWatching: boolean }
  | { readonly kind: 'close' };

/** Messages from the thread of the core. */
export type FromHost =
  | { readonly kind: 'ready'; readonly recovery: Recovery }
  /** One commit: `answers` for `readAnswers`, `facts` for `readFacts`. Without new records `lastSequence` < `firstSequence`. */
  | {
      readonly kind: 'committed';
      readonly firstSequence: number;
      readonly lastSequence: number;
      readonly answers: Uint8Array;
      readonly facts: Uint8Array;
      /** The duration of the commit. */
      readonly commitMs: number;
    }
  | { readonly kind: 'answer'; readonly ticket: number; readonly value: unknown }
  | { readonly kind: 'query_failed'; readonly ticket: number; readonly message: string }
  | { readonly kind: 'books'; readonly changes: readonly BookChange[] }
  /** A fault to report to operators; the exchange continues. */
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

/** Nothing for commands that were not executed anew. */
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
