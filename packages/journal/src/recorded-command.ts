import { decodeSubmission, type Submission } from '@candor/exchange';
import { damaged, messageOf } from './faults.ts';
import type { JournalRecord } from './record.ts';

/** The submission of a record. */
export function decodeRecorded(record: JournalRecord): Submission {
  try {
    return decodeSubmission(record.submission);
  } catch (error) {
    throw damaged(`sequence ${record.sequence}`, `its command cannot be read (${messageOf(error)})`, error);
  }
}
