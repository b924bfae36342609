import type { IndexHtmlTransformContext, Plugin } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Every language shows latin digits. */
const latinFont = /latin-wght-normal.*\.woff2$/;

/**
 * Files that start with the page: the latin font, which would come after the style sheet, and the code that the entry imports
 * first, which would come after the entry.
 */
export function preload(...modules: readonly string[]): Plugin {
  let base = '/';
  return {
    name: 'candor:preload',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const fonts = Object.keys(bundle).filter((file) => latinFont.test(file));
        const code = new Set(modules.flatMap((module) => [...filesOf(bundle, module)]));
        const isNew = ({ href }: { readonly href: string }) => !html.includes(href);
        return [
          ...fonts.map((file) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href: base + file })),
          ...[...code].map((file) => ({ rel: 'modulepreload', href: base + file })),
        ]
          .filter(isNew)
          .map((attrs) => ({ tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' }));
      },
    },
  };
}

/** The file of a module that is imported by itself, with all that it needs at once. */
function filesOf(bundle: Bundle, module: string): ReadonlySet<string> {
  const files = new Set<string>();
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (first === undefined) throw new Error(`${module} is no part that is loaded by itself`);
  const add = (chunk: (typeof chunks)[number]): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) add(other);
  };
  add(first);
  return files;
}
