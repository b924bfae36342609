import { type ChangeCommand, changeCodec } from '@candor/exchange';
import { decode } from '@candor/kernel';
import { bytesOf } from '../encoded.ts';
import type { RowOf } from '../schema/table.ts';
import type { settingVersions } from './tables/setting-versions.ts';

/** One version of a setting for everybody. */
export interface SettingVersion {
  readonly change: ChangeCommand;
  /** Which setting of its kind (`settingSubject`). */
  readonly subject: string;
  /** From 1, for each setting. */
  readonly version: number;
  /** Of the command with which it came into force. */
  readonly sequence: number;
  readonly atMs: number;
  /** Proposer and confirmer; nobody where it was one operator's, or the founding's. */
  readonly operators: readonly string[];
}

export function settingVersionOf(row: RowOf<typeof settingVersions>): SettingVersion {
  return {
    change: decode(changeCodec, bytesOf(row.change_hex)),
    subject: row.subject,
    version: row.version,
    sequence: row.sequence,
    atMs: row.at_ms,
    operators: row.operators === '' ? [] : (JSON.parse(row.operators) as string[]),
  };
}
