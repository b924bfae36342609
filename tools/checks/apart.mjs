import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appDist, consoleDist } from '../lib/paths.mjs';
import { report } from './report.mjs';

/** The path of an operator's call, and the key of a text of the console: both stay as they are when code is made small. */
const marks = /\/operator\/\w+|\bconsole\.(?:acts|cases|markets|nav|people|shell|work)\.\w+/;

/** Finds parts of the console in the built app, which users load. It reads the files of both builds, so it runs after them. */
export function checkApart(_files, { dist = appDist, ofConsole = consoleDist } = {}) {
  const own = codeIn(dist);
  const consoles = codeIn(ofConsole);
  const findings = own.flatMap(([name, code]) => {
    const [mark] = marks.exec(code) ?? [];
    if (mark === undefined) return [];
    return [{ place: name, says: `has ${mark}, which is the console's: import it in apps/console alone` }];
  });
  const marked = consoles.filter(([, code]) => marks.test(code));
  return report({ 'files of the app': own.length, 'files of the console that tell': marked.length }, findings);
}

function codeIn(dist) {
  if (!existsSync(dist)) return [];
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|html)$/.test(name))
    .map((name) => [name, readFileSync(join(dist, name), 'utf8')]);
}
