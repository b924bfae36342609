import { commandIdOf, decodeSubmission, type Submission } from '@candor/exchange';
import { damaged, messageOf } from './faults.ts';
import type { JournalRecord } from './record.ts';

/** The submission of a record. */
export function decodeRecorded(record: JournalRecord): Submission {
  return readCommand(record, decodeSubmission);
}

/** The command id of a record. */
export function commandIdIn(record: JournalRecord): string {
  return readCommand(record, commandIdOf);
}

function readCommand<T>({ sequence, submission }: JournalRecord, read: (submission: Uint8Array) => T): T {
  try {
    return read(submission);
  } catch (error) {
    throw damaged(`sequence ${sequence}`, `its command cannot be read (${messageOf(error)})`, error);
  }
}
