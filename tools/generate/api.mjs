/**
 * The lists of the API: its calls, its live topics, and their parts. A call is in a file of its own, in the folder
 * `calls` of its product, and has the file's name (`place-spot-order.ts` declares `placeSpotOrder`); a topic is in
 * `topics`, likewise. Files beside these folders are shared by calls and topics of the product.
 */
import { camelOf } from './names.mjs';

const src = 'packages/api/src/';
/** Folders with machinery, which declare nothing themselves. */
const machinery = ['generated', 'openapi', 'wire', 'work'];

export function apiCalls(files) {
  return declared(files, 'calls', 'defineCall');
}

export function apiTopics(files) {
  return declared(files, 'topics', 'defineTopic');
}

export function apiShapes(files) {
  const shapes = files
    .map(({ path }) => path)
    .filter((path) => /^[a-z-]+\/[a-z\d-]+\.ts$/.test(path.slice(src.length)) && path.startsWith(src))
    .map((path) => path.slice(src.length))
    .filter((path) => !machinery.includes(path.split('/')[0]));
  return list('shapes', shapes);
}

function declared(files, folder, define) {
  const place = new RegExp(`^${src}([a-z-]+/${folder}/([a-z\\d-]+)\\.ts)$`);
  const found = new Map();
  for (const { path, text } of files) {
    const [, relative, kebab] = place.exec(path) ?? [];
    if (relative === undefined) continue;
    const name = camelOf(kebab);
    if (found.has(name)) throw new Error(`${path} and ${src}${found.get(name)} both declare ${name}`);
    if (!text.includes(`export const ${name} = ${define}(`)) {
      throw new Error(`${path} does not declare ${name}, as its name says`);
    }
    found.set(name, relative);
  }
  return list(folder, [...found.values()]);
}

function list(name, paths) {
  const lines = [...paths].sort((a, b) => (a < b ? -1 : 1)).map((path) => `export * from '../${path}';`);
  return {
    path: `${src}generated/${name}.ts`,
    text: ['/* Made from the folders by `npm run generate`. */', ...lines, ''].join('\n'),
  };
}
