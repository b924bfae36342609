import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The browser that journeys run in: CHROMIUM_PATH, or the first Chromium on the PATH; `undefined` without one. */
export function findChromium(env = process.env) {
  const given = env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') return canRun(given) ? given : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(canRun);
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
