import { type CoreEvent, changeCodec, settingFacts, settingsIn, settingSubject } from '@candor/exchange';
import { encode } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { Handlers, Place, ProjectorMaker } from '../../projection/projector.ts';
import type { RowOf } from '../../schema/table.ts';
import type { settingVersions } from '../tables/setting-versions.ts';

type Version = RowOf<typeof settingVersions>;
const versionsMax = Number.MAX_SAFE_INTEGER;

/** Settings as they came into force, and who wanted them. */
export const settingsProjector: ProjectorMaker = (store) => {
  /** The versions of the command that is read: the fact of its proposal's end follows them. */
  let made: Version[] = [];
  const set = (event: CoreEvent, { sequence, atMs }: Place): void => {
    if (made[0]?.sequence !== sequence) made = [];
    for (const change of settingsIn(event)) {
      const subject = settingSubject(change);
      const before = store.setting_versions.findBefore(change.type, subject, versionsMax);
      if (before !== undefined) store.setting_versions.upsert({ ...before, is_last: 0 });
      const row: Version = {
        change_type: change.type,
        subject,
        version: (before?.version ?? 0) + 1,
        sequence,
        at_ms: atMs,
        change_hex: hex(encode(changeCodec, change)),
        operators: '',
        is_last: 1,
      };
      store.setting_versions.insert(row);
      made.push(row);
    }
  };
  return {
    handlers: {
      ...(Object.fromEntries(settingFacts.map((type) => [type, set])) as Handlers),
      'proposals.ended'({ end, operators }, { sequence }) {
        if (end === 'made' && made[0]?.sequence === sequence) {
          for (const row of made) store.setting_versions.upsert({ ...row, operators: JSON.stringify(operators) });
        }
        made = [];
      },
    },
  };
};
