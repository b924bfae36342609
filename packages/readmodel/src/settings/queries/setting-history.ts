import type { ChangeType } from '@candor/exchange/rules';
import type { ReadDatabase } from '../../queries/database.ts';
import { type SettingVersion, settingVersionOf } from '../setting-version.ts';

const versionsMax = 500;

/** The versions of one setting, the newest first, at most 500. */
export async function settingHistory(db: ReadDatabase, type: ChangeType, subject: string): Promise<SettingVersion[]> {
  const rows = await db
    .selectFrom('setting_versions')
    .selectAll()
    .where('change_type', '=', type)
    .where('subject', '=', subject)
    .orderBy('version', 'desc')
    .limit(versionsMax)
    .execute();
  return rows.map(settingVersionOf);
}
