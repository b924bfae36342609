import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.ts';

const source = inProject('apps', 'h5', 'src');
const features = readdirSync(join(source, 'features')).map((name) => join('features', name, 'feature.ts'));
const tables = ['tabs.ts', ...features, 'routes.ts']
  .map((name) => join(source, name))
  .filter((file) => existsSync(file));

export interface BuiltPage {
  /** Without the leading `pages/`: `market/market`. */
  readonly path: string;
  /** Has a screen of its own; the others show that they are under development. */
  readonly isBuilt: boolean;
}

/** Every page of the app's route tables. Read as text: their imports are the browser's. */
export function pagesOfRouteTable(): readonly BuiltPage[] {
  const pages = tables
    .flatMap((table) => entriesOf(readFileSync(table, 'utf8')))
    .flatMap((entry) => {
      const path = /'([\w-]+\/[\w-]+)'/.exec(entry)?.[1];
      // Texts between the entries belong to none of them.
      const own = entry.split(/\n {2}(?=[^\w\s])/)[0] ?? '';
      return path === undefined ? [] : [{ path, isBuilt: own.includes('import(') }];
    });
  if (pages.length < 50) throw new Error(`only ${pages.length} pages were read from the route table`);
  return pages;
}

function entriesOf(source: string): readonly string[] {
  const list = source.slice(source.search(/export const (?:tabs|routes)/));
  return list.split(/\n {2}(?=(?:tab|open|own)\()/).slice(1);
}
