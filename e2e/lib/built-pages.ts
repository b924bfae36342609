import { readFileSync } from 'node:fs';
import { inProject } from './project.ts';

const table = inProject('apps', 'h5', 'src', 'routes.ts');

export interface BuiltPage {
  /** Without the leading `pages/`: `market/market`. */
  readonly path: string;
  /** Has a screen of its own; the others say that they are under development. */
  readonly isBuilt: boolean;
}

/** Every page of the app's route table. Read as text: its imports are the browser's. */
export function pagesOfRouteTable(): readonly BuiltPage[] {
  const source = readFileSync(table, 'utf8');
  const list = source.slice(source.indexOf('export const routes'));
  const entries = list.split(/\n {2}(?=(?:tab|open|own)\()/).slice(1);
  const pages = entries.flatMap((entry) => {
    const path = /'([\w-]+\/[\w-]+)'/.exec(entry)?.[1];
    // What stands between the entries belongs to none of them.
    const own = entry.split(/\n {2}(?=[^\w\s])/)[0] ?? '';
    return path === undefined ? [] : [{ path, isBuilt: own.includes('import(') }];
  });
  if (pages.length < 50) throw new Error(`only ${pages.length} pages were read from the route table`);
  return pages;
}
