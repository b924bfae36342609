import type { SettingVersionRow } from '@candor/api';
import type { SettingVersion } from '@candor/readmodel';
import { railsOf } from '../funding/rails.ts';
import type { Deps } from '../serving/deps.ts';
import { changeServed, settingFields } from './setting-fields.ts';
import { settingName } from './setting-name.ts';

/** Versions as operators see them: in the units and under the names of the call that sets them. */
export async function settingRows(deps: Deps, versions: readonly SettingVersion[]): Promise<SettingVersionRow[]> {
  const rails = await railsOf(deps);
  return Promise.all(
    versions.map(async ({ change, subject, version, sequence, atMs, operators }) => ({
      change: change.type,
      call: changeServed(change.type)?.call.path ?? '',
      subject,
      name: settingName(deps.market.instruments, rails, change, subject),
      version,
      sequence,
      atMs,
      operators: [...operators],
      fields: await settingFields(deps, change),
    })),
  );
}
