import type { ChangeType } from '@candor/exchange/rules';
import type { ReadDatabase } from '../../queries/database.ts';
import { type SettingVersion, settingVersionOf } from '../setting-version.ts';

/** The last version of every setting of some kinds, by kind and subject. */
export async function settingsInForce(db: ReadDatabase, types: readonly ChangeType[]): Promise<SettingVersion[]> {
  const rows = await db
    .selectFrom('setting_versions')
    .selectAll()
    .where('is_last', '=', 1)
    .where('change_type', 'in', types)
    .orderBy('change_type')
    .orderBy('subject')
    .execute();
  return rows.map(settingVersionOf);
}
