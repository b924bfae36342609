import type { ChangeType } from '@candor/exchange/rules';
import { whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Every version of every setting for everybody that was ever in force. */
export const settingVersions = table(
  'setting_versions',
  {
    change_type: word<ChangeType>(),
    /** Which setting of its kind (`settingSubject`). */
    subject: word(),
    /** From 1, for each setting. */
    version: whole(),
    sequence: whole(),
    at_ms: whole(),
    /** The command that would set it, in its canonical bytes as hex. */
    change_hex: word(),
    /** Proposer and confirmer, as JSON; empty where it was one operator's, or the founding's. */
    operators: word(),
    /** 1: no later version is in force. */
    is_last: whole(),
  },
  ['change_type', 'subject', 'version'],
  { on: ['is_last', 'change_type', 'subject'] },
);
