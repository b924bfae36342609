/**
 * The lists of the read model. In a product's folder, `tables` declares its tables, `projectors` has the writers of
 * their rows (`orders.ts` has `ordersProjector`), and `queries` the reads (`order-history.ts` has `orderHistory`);
 * files beside these are shared by them, or are results of queries.
 */
import { camelOf } from './names.mjs';

const src = 'packages/readmodel/src/';
/** Folders with machinery: no tables or queries of a product. */
const machinery = ['generated', 'queries', 'schema', 'sqlite', 'testing', 'worker'];

export function readTables(files) {
  const found = inFolder(files, 'tables').flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+) = table\(\s*'(\w+)'/gm)].map(([, name, table]) => ({ path, name, table })),
  );
  const twice = found.find(({ table }, place) => found.findIndex((one) => one.table === table) !== place);
  if (twice !== undefined) throw new Error(`${twice.path} declares ${twice.table}, which another file declares too`);
  const namesByPath = new Map();
  for (const { path, name } of found) namesByPath.set(path, [...(namesByPath.get(path) ?? []), name]);
  return made('tables', [
    "import type { Table } from '../schema/table.ts';",
    ...[...namesByPath].map(([path, names]) => importOf(names, path)),
    '',
    '/** Every table, under the name it has in the file. */',
    'export const tables = {',
    ...found.map(({ name, table }) => (name === table ? `  ${name},` : `  ${table}: ${name},`)),
    '} as const satisfies Record<string, Table>;',
  ]);
}

export function readProjectors(files) {
  const found = inFolder(files, 'projectors').map(({ path, text, kebab }) => {
    const name = `${camelOf(kebab)}Projector`;
    if (!text.includes(`export const ${name}: ProjectorMaker`)) throw new Error(`${src}${path} has no ${name}`);
    return { path, name };
  });
  return made('projectors', [
    "import type { ProjectorMaker } from '../projection/projector.ts';",
    ...found.map(({ path, name }) => `import { ${name} } from '../${path}';`),
    '',
    'export const projectorMakers: readonly ProjectorMaker[] = [',
    ...found.map(({ name }) => `  ${name},`),
    '];',
  ]);
}

export function readQueries(files) {
  const found = inFolder(files, 'queries').map(({ path, text, kebab }) => {
    const name = camelOf(kebab);
    if (!new RegExp(`^export (?:async )?function ${name}\\(`, 'm').test(text)) {
      throw new Error(`${src}${path} has no ${name}, as its name says`);
    }
    return `export { ${name} } from '../${path}';`;
  });
  return made('queries', found);
}

/** The types that products export for other packages: requests, records, and their parts. */
export function readShapes(files) {
  const paths = files
    .filter(({ path }) => path.startsWith(src) && !path.endsWith('.test.ts'))
    .map(({ path }) => path.slice(src.length))
    .filter((path) => /^[a-z-]+\/(?:queries\/)?[a-z\d-]+\.ts$/.test(path) && !isMachinery(path));
  return made(
    'shapes',
    paths.sort(inOrder).map((path) => `export type * from '../${path}';`),
  );
}

function importOf(names, path) {
  const line = `import { ${names.join(', ')} } from '../${path}';`;
  return line.length <= 120 ? line : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '../${path}';`;
}

function inFolder(files, folder) {
  const place = new RegExp(`^${src}([a-z-]+/${folder}/([a-z\\d-]+)\\.ts)$`);
  return files
    .flatMap(({ path, text }) => {
      const [, relative, kebab] = place.exec(path) ?? [];
      return relative === undefined ? [] : [{ path: relative, kebab, text }];
    })
    .sort((a, b) => inOrder(a.path, b.path));
}

const isMachinery = (path) => [...machinery, 'projection'].includes(path.split('/')[0]);
const inOrder = (a, b) => (a < b ? -1 : 1);

function made(name, lines) {
  return {
    path: `${src}generated/${name}.ts`,
    text: ['/* Made from the folders by `npm run generate`. */', ...lines, ''].join('\n'),
  };
}
