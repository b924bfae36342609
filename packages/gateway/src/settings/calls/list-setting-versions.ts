import { listSettingVersions } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { caughtUp } from '../caught-up.ts';
import { settingRows } from '../setting-rows.ts';

export default serveOperator(listSettingVersions, async (deps, { change, subject }) => {
  await caughtUp(deps);
  return done(await settingRows(deps, await deps.reader.settingHistory(change, subject)));
});
