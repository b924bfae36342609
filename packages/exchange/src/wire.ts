import {
  bool,
  ByteReader,
  ByteWriter,
  type Codec,
  type Outcome,
  reject,
  struct,
  text,
  UnreadableBytes,
} from '@candor/kernel';
import { commandCodec, eventCodec, resultCodecOf } from './codecs.ts';
import { actorCodec, type CommandType } from './commands.ts';
import type { CoreEvent, EventType } from './events.ts';
import type { Submission } from './exchange.ts';
import { couponId } from './vocabulary.ts';
import { type RejectCode, rejectCode } from './reject-codes.ts';

/** A submission between threads and in the journal. */
const submissionCodec: Codec<Submission> = struct({
  commandId: text,
  actor: actorCodec,
  command: commandCodec,
}) as Codec<Submission>;

const scratch = new ByteWriter(4096);

export function encodeSubmission(submission: Submission): Uint8Array {
  scratch.clear();
  submissionCodec.write(scratch, submission);
  // Last, and without a mark of its absence: submissions without a coupon keep the bytes they always had.
  if (submission.couponId !== undefined) couponId.write(scratch, submission.couponId);
  return scratch.take();
}

export function decodeSubmission(bytes: Uint8Array): Submission {
  const reader = new ByteReader(bytes);
  const submission = submissionCodec.read(reader);
  if (reader.isAtEnd) return submission;
  const withCoupon = { ...submission, couponId: couponId.read(reader) };
  if (!reader.isAtEnd) throw new UnreadableBytes('bytes are left over after a submission');
  return withCoupon;
}

/** The id alone, which comes first. */
export function commandIdOf(submission: Uint8Array): string {
  return text.read(new ByteReader(submission));
}

/** 1 and the command's result, or 0 and the reject code. */
export function encodeOutcome(type: CommandType, outcome: Outcome<any, RejectCode>): Uint8Array {
  scratch.clear();
  scratch.byte(outcome.ok ? 1 : 0);
  if (outcome.ok) resultCodecOf(type).write(scratch, outcome.value);
  else rejectCode.write(scratch, outcome.code);
  return scratch.take();
}

export function decodeOutcome(type: CommandType, bytes: Uint8Array): Outcome<any, RejectCode> {
  const reader = new ByteReader(bytes);
  const isDone = bool.read(reader);
  const outcome = isDone
    ? { ok: true as const, value: resultCodecOf(type).read(reader) }
    : reject(rejectCode.read(reader));
  if (!reader.isAtEnd) throw new UnreadableBytes('bytes are left over after an outcome');
  return outcome;
}

/** The facts of one command at their places; those of types that nobody hears are passed over, and absent. */
export function decodeHeardEvents(
  bytes: Uint8Array,
  isHeard: (type: EventType) => boolean,
): readonly (CoreEvent | undefined)[] {
  const reader = new ByteReader(bytes);
  const events: (CoreEvent | undefined)[] = [];
  while (!reader.isAtEnd) events.push(eventCodec.readIf(reader, isHeard));
  return events;
}

/** The facts of one command, as `Applied.eventBytes` has them. */
export function decodeEvents(bytes: Uint8Array): CoreEvent[] {
  const reader = new ByteReader(bytes);
  const events: CoreEvent[] = [];
  while (!reader.isAtEnd) events.push(eventCodec.read(reader));
  return events;
}
