import { type Applied, type Core, type CoreEvent, decodeEvents, eventCodec, type Submission } from '@candor/exchange';
import { ByteWriter } from '@candor/kernel';
import type { Delivery } from './auditors/auditor.ts';
import type { Favourite } from './traffic/traffic.ts';

/**
 * A bug that is planted on purpose, from outside: the simulator is on trial too, and has to find each of these
 * (reliability A6). Everything is optional: a missing part works normally.
 */
export interface Fault {
  readonly name: string;
  readonly core?: new () => Core;
  /** The host's change to a submission that is sent again. */
  readonly resend?: (submission: Submission, time: number) => Submission;
  /** The host takes the wall clock for time, and holds it where it goes back. */
  readonly believesWall?: true;
  /** The number of times that readers of facts get each answer. */
  readonly deliveries?: (told: Delivery) => number;
  /** The products whose traffic meets it: rare where all products have their share. */
  readonly favoured?: readonly Favourite[];
}

/** Adds facts after those of a command. */
export function withMore(applied: Applied, more: readonly CoreEvent[]): Applied {
  const writer = new ByteWriter();
  writer.raw(applied.eventBytes);
  for (const event of more) eventCodec.write(writer, event);
  return { ...applied, eventBytes: writer.take() };
}

/** Repeats the facts, without some or with changes. */
export function retold(applied: Applied, tell: (event: CoreEvent) => CoreEvent | undefined): Applied {
  const writer = new ByteWriter();
  for (const event of decodeEvents(applied.eventBytes)) {
    const told = tell(event);
    if (told !== undefined) eventCodec.write(writer, told);
  }
  return { ...applied, eventBytes: writer.take() };
}
