import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const messages = new URL('../../packages/messages/', import.meta.url);
const folder = fileURLToPath(new URL('texts/', messages));
const formatMessage = fileURLToPath(new URL('src/format-message.ts', messages));
const id = 'virtual:texts';
/** The parts that an app has: all but the server's, and the console's only there. */
type Has = (part: string) => boolean;

interface TextFile {
  /** `vi/wallet`: the language and the part. */
  readonly chunk: string;
  readonly path: string;
}

/** `<language>/<product>/<part>.json`, as the folders have them. */
function textFiles(has: Has): TextFile[] {
  return foldersIn(folder).flatMap((language) =>
    foldersIn(join(folder, language)).flatMap((product) =>
      readdirSync(join(folder, language, product))
        .filter((name) => name.endsWith('.json') && has(partOf(name)))
        .map((name) => ({ chunk: `${language}/${partOf(name)}`, path: join(folder, language, product, name) })),
    ),
  );
}

const partOf = (name: string): string => name.slice(0, -'.json'.length);

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Each text in the form that is formatted without reading ICU: `'{n} days'` is `[['n'], ' days']`. */
function compiled(value: unknown): unknown {
  if (typeof value === 'string') return compile(value);
  return Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, compiled(inner)]));
}

/**
 * The texts as `virtual:texts`: a loader for each language and part, found in the folders, whose chunk has that part of all
 * products. They are read when the app is built, so that no phone has to fetch the reader of ICU and read them again.
 */
export function texts(has: Has = (part) => part !== 'server' && part !== 'console'): Plugin {
  return {
    name: 'candor:texts',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: formatMessage }] },
    }),
    resolveId: (asked) => (asked === id || asked.startsWith(`${id}/`) ? `\0${asked}` : undefined),
    load(path) {
      if (path === `\0${id}`) {
        const chunks = [...new Set(textFiles(has).map(({ chunk }) => chunk))];
        const loaders = chunks.map((chunk) => `'${chunk}': () => import('${id}/${chunk}'),`);
        return `export const loaders = {\n${loaders.join('\n')}\n};\n`;
      }
      if (!path.startsWith(`\0${id}/`)) return undefined;
      const wanted = path.slice(`\0${id}/`.length);
      const areas = textFiles(has)
        .filter(({ chunk }) => chunk === wanted)
        .map(({ path: file }) => {
          this.addWatchFile(file);
          return JSON.parse(readFileSync(file, 'utf8')) as object;
        });
      return `export default ${JSON.stringify(compiled(Object.assign({}, ...areas)))};\n`;
    },
  };
}
