/**
 * The lists of the gateway: a handler for each call, a stream for each topic, and what products tell their users. A file has the API's name of its call
 * or topic (`place-spot-order.ts` serves `placeSpotOrder`), in a folder of its product.
 */
import { camelOf } from './names.mjs';

const src = 'packages/gateway/src/';

export function gatewayCalls(files) {
  return listOf(files, {
    folder: 'calls',
    path: 'generated/calls.ts',
    serves: (name) => new RegExp(`\\bserve(?:User|Operator|OperatorDoor|Change)?\\(\\s*${name}\\b`),
    type: 'EveryCall',
    list: 'servedCalls',
  });
}

export function gatewayTopics(files) {
  return listOf(files, {
    folder: 'topics',
    path: 'generated/topics.ts',
    serves: (name) => new RegExp(`\\b(?:site|keyed|pair|user)Topic\\(\\s*${name}\\b`),
    type: 'EveryTopic',
    list: 'servedTopics',
  });
}

/** The calls that change a setting for everybody, by which a change is checked and told. */
export function gatewayChanges(files) {
  const place = new RegExp(`^${src}([a-z-]+/calls/([a-z\\d-]+)\\.ts)$`);
  const found = files.flatMap(({ path, text }) => {
    const [, relative, kebab] = place.exec(path) ?? [];
    return relative !== undefined && /\bserveChange\(/.test(text) ? [{ relative, name: camelOf(kebab) }] : [];
  });
  const text = [
    '/* Made from the folders by `npm run generate`. */',
    "import type { ServedChange } from '../serving/serve-change.ts';",
    ...found.map(({ relative, name }) => `import ${name} from '../${relative}';`),
    '',
    'export const servedChanges: readonly ServedChange<any>[] = [',
    ...found.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
  return { path: `${src}generated/changes.ts`, text };
}

/** `notices.ts` of each product: what its facts are to users. */
export function gatewayNotices(files) {
  const place = new RegExp(`^${src}(([a-z-]+)/notices\\.ts)$`);
  const found = files.flatMap(({ path, text }) => {
    const [, relative, product] = place.exec(path) ?? [];
    if (relative === undefined || product === 'generated') return [];
    if (!text.includes('export default describeNotices(')) throw new Error(`${path} describes no notices`);
    return [{ relative, name: camelOf(product) }];
  });
  found.sort((a, b) => (a.relative < b.relative ? -1 : 1));
  const text = [
    '/* Made from the folders by `npm run generate`. */',
    "import type { ProductNotices } from '../inbox/describe-notices.ts';",
    ...found.map(({ relative, name }) => `import ${name} from '../${relative}';`),
    '',
    'export const productNotices: readonly ProductNotices[] = [',
    ...found.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
  return { path: `${src}generated/notices.ts`, text };
}

function listOf(files, { folder, path, serves, type, list }) {
  const place = new RegExp(`^${src}([a-z-]+/${folder}/([a-z\\d-]+)\\.ts)$`);
  const found = new Map();
  for (const file of files) {
    const [, relative, kebab] = place.exec(file.path) ?? [];
    if (relative === undefined) continue;
    const name = camelOf(kebab);
    if (found.has(name)) throw new Error(`${file.path} and ${src}${found.get(name)} both serve ${name}`);
    if (!serves(name).test(file.text)) throw new Error(`${file.path} does not serve ${name}, as its name says`);
    found.set(name, relative);
  }
  const names = [...found.keys()].sort((a, b) => (a < b ? -1 : 1));
  const text = [
    '/* Made from the folders by `npm run generate`. */',
    `import type { ${type} } from '../serving/every.ts';`,
    ...names.map((name) => `import ${name} from '../${found.get(name)}';`),
    '',
    `export const ${list}: ${type} = {`,
    ...names.map((name) => `  ${name},`),
    '};',
    '',
  ].join('\n');
  return { path: `${src}${path}`, text };
}
