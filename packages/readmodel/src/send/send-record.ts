import { sendFields } from '@candor/exchange/rules';
import type { Selectable } from 'kysely';
import { recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';

/** A send between two users. */
export interface SendRecord extends RecordOf<typeof sendFields> {
  readonly atMs: number;
}

const sent = recordMaker(sendFields);

export function sendRecord(row: Selectable<ReadSchema['sends']>): SendRecord {
  return { ...sent(row), atMs: row.at_ms };
}
