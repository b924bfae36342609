import { posix } from 'node:path';
import { isTest } from './syntax.mjs';

/**
 * Files of a package that import each other in a circle, imports of types included: none of them can be read, moved or
 * tested without all the others. `imports` has the imported files of each file, by path.
 */
export function circles(imports) {
  return circlesOf(imports).map((circle) => {
    const some = circle.slice(0, 4).join(', ');
    return {
      path: circle[0],
      says: `${circle.length} files import each other (${some}${circle.length > 4 ? ', …' : ''}): give what both need a file of its own`,
    };
  });
}

/** Features of the app that import each other in a circle: none of them can be removed or read without the others. */
export function featureCircles(imports) {
  const folders = new Map();
  for (const [path, asked] of imports) {
    const from = featureOf(path);
    if (from === undefined || isTest(path)) continue;
    const others = asked.map(featureOf).filter((to) => to !== undefined && to !== from);
    folders.set(from, [...(folders.get(from) ?? []), ...others]);
  }
  return circlesOf(folders).map((circle) => ({
    path: circle[0],
    says: `the features ${circle.map((folder) => posix.basename(folder)).join(', ')} import each other: what they share is a feature of its own`,
  }));
}

const featureOf = (path) => /^apps\/[^/]+\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0];

/** Strongly connected parts of more than one file (Tarjan 1972). */
function circlesOf(imports) {
  const places = new Map();
  const lowest = new Map();
  const open = [];
  const isOpen = new Set();
  const found = [];
  for (const path of imports.keys()) if (!places.has(path)) visit(path);
  return found;

  function visit(path) {
    places.set(path, places.size);
    lowest.set(path, places.get(path));
    open.push(path);
    isOpen.add(path);
    for (const next of imports.get(path)) {
      if (!places.has(next)) visit(next);
      if (isOpen.has(next)) lowest.set(path, Math.min(lowest.get(path), lowest.get(next)));
    }
    if (lowest.get(path) !== places.get(path)) return;
    const part = open.splice(open.indexOf(path));
    for (const one of part) isOpen.delete(one);
    if (part.length > 1) found.push(part.sort((a, b) => (a < b ? -1 : 1)));
  }
}

/** The file of the same project that an import names, relative or by an alias; undefined for one of a package. */
export function askedBy(path, asks, aliases = []) {
  if (asks.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), asks));
  const alias = aliases.find(({ start }) => asks.startsWith(start));
  return alias && posix.join(alias.folder, asks.slice(alias.start.length));
}

/** The aliases of a package: the `imports` of its package.json, as `"#ui/*": "./src/ui/*"`. */
export function aliasesOf(files, owner) {
  const manifest = files.find(({ path }) => path === `${owner}/package.json`);
  return Object.entries(manifest === undefined ? {} : (JSON.parse(manifest.text).imports ?? {})).map(
    ([alias, folder]) => ({
      start: alias.slice(0, -1),
      folder: posix.join(owner, folder.slice(0, -1)),
    }),
  );
}
