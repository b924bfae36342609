import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type IndexHtmlTransformContext, type Plugin, type Rolldown } from 'vite';
import { type FirstPage, firstPages } from '../src/early/pages.ts';
import { type PageWants, type Wants, wantsId } from '../src/early/wants.ts';
import { modulesOf } from './page-modules.ts';
import { hashOf, shapes } from './shapes.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

const base = '/h5/';
const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));
/** Fetched before any page that is no tab root. */
const table = source('routes.ts');

/** Draws the app: fetched at once, and run as a task of its own. */
const draw = source('draw.tsx');
let drawn: ReadonlySet<string> = new Set();

/** The one file of what draws the app. */
export const drawParts: Rolldown.CodeSplittingNameFunction = (id) => (drawn.has(id) && id !== draw ? 'app' : null);

let shapesAt = '';
/** The modules that each of the first pages needs at once. */
const needed = new Map<FirstPage, ReadonlySet<string>>();

/**
 * The file in which a module lies that a first page and others need: one for all pages, or one for each. On its own every such
 * module would be a file, and forty of them take eight round trips over a phone's six connections.
 */
export const firstPageParts: Rolldown.CodeSplittingNameFunction = (id) => {
  const [page, other] = firstPages.filter((one) => needed.get(one)?.has(id));
  if (page === undefined) return null;
  return other === undefined ? `${page.path.replace('/pages/', '').replace('/', '-')}-parts` : 'pages';
};

/**
 * Lets files, texts and answers of the first pages come beside the app's code and not after it: writes what each page needs
 * into `index.html`, with the small script that asks for it, and the style sheet, so that the first paint waits for no file.
 */
export function firstPagesPlugin(): Plugin {
  return {
    name: 'candor:first-pages',
    apply: 'build',
    async renderStart() {
      drawn = await modulesOf(this, draw);
      for (const page of firstPages) needed.set(page, await modulesOf(this, source(`features/${page.screen}`)));
      const code = await bundledScript();
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `assets/early-${hash}.js`, source: code });
      const trees = await shapes();
      shapesAt = `assets/shapes-${hashOf(trees)}/`;
      for (const [file, tree] of trees) this.emitFile({ type: 'asset', fileName: shapesAt + file, source: tree });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const script = Object.keys(bundle).find((file) => file.startsWith('assets/early-'));
        return {
          html: withoutScripts(withStyles(html, bundle)),
          tags: [
            {
              tag: 'script',
              attrs: { type: 'application/json', id: wantsId },
              children: JSON.stringify(wantsIn(bundle)),
              injectTo: 'body',
            },
            { tag: 'script', attrs: { src: `${base}${script}` }, injectTo: 'body' },
          ],
        };
      },
    },
  };
}

/** The script in one classic file: a module would wait until the page is read, and its shared parts for the app's code. */
async function bundledScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root: source('.'),
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: source('early/main.ts'), output: { format: 'iife' } },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

function wantsIn(bundle: Bundle): Wants {
  const chunks = chunksOf(bundle);
  const entry = new Set([...entryOf(bundle), ...startOf(bundle)]);
  const filesOf = (...modules: string[]) => {
    const files = modules.flatMap((module) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
      if (chunk === undefined) throw new Error(`${module} is no part that is loaded by itself`);
      return [...withImports(bundle, chunk)];
    });
    return [...new Set([...entry, ...files])].map((file) => base + file);
  };
  const pages = firstPages.map(({ path, screen, texts, calls }): [string, PageWants] => {
    const isTab = !path.startsWith('/pages/transaction/c');
    const files = filesOf(source(`features/${screen}`), ...(isTab ? [] : [table]));
    return [path, { files, texts: ['base', ...texts], calls }];
  });
  const textChunks = chunks.flatMap(({ facadeModuleId, fileName }): [string, string][] => {
    const [, part] = /^\0virtual:texts\/(.+)$/.exec(facadeModuleId ?? '') ?? [];
    return part === undefined ? [] : [[part, base + fileName]];
  });
  const said = new Set(pages.flatMap(([, { texts }]) => texts));
  return {
    entry: base + entryChunkOf(bundle).fileName,
    shapes: base + shapesAt,
    pages: { ...Object.fromEntries(pages), '*': { files: filesOf(table), texts: ['base'], calls: [] } },
    texts: Object.fromEntries(textChunks.filter(([part]) => said.has(part.replace(/^.*\//, '')))),
  };
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

function entryChunkOf(bundle: Bundle): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find(({ isEntry }) => isEntry);
  if (chunk === undefined) throw new Error('the app has no entry');
  return chunk;
}

/** The files that the page itself asks for. */
function entryOf(bundle: Bundle): ReadonlySet<string> {
  return new Set(
    chunksOf(bundle)
      .filter(({ isEntry }) => isEntry)
      .flatMap((chunk) => [...withImports(bundle, chunk)]),
  );
}

/** The files that draw the app, beside those of the entry. */
function startOf(bundle: Bundle): readonly string[] {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === draw);
  if (chunk === undefined) throw new Error('nothing draws the app');
  const entry = entryOf(bundle);
  return [...withImports(bundle, chunk)].filter((file) => !entry.has(file));
}

/** A chunk and all that it imports statically, by their file names. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const file of chunk.imports) {
    const other = bundle[file];
    if (other?.type === 'chunk') withImports(bundle, other, seen);
  }
  return seen;
}

/** The early script asks for the app's files and begins them, once the page's shape has the network's first bytes. */
function withoutScripts(html: string): string {
  return html.replace(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, '');
}

/** The style sheet in the page: a file of its own would be one more round trip before the first paint. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/h5\/([^"]+)"[^>]*>/g, (_link, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`there is no style sheet ${file}`);
    return `<style>${String(sheet.source).replaceAll('</', '<\\/')}</style>`;
  });
}
