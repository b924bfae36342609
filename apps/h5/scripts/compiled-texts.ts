import compile from 'icu-minify/compile';
import { parseSync, type Plugin, Visitor } from 'vite';
import { type Edit, withEdits } from './with-edits.ts';

// The agreement on copying is read as it stands; all other files of a language hold ICU texts.
const textFile = /\/packages\/messages\/src\/(?:en|vn|zh)\/(?!copy-agreement)[\w/-]+\.ts$/;

/** Each text of a file of a language in the form that is formatted without reading ICU: `'{n} days'` is `[['n'], ' days']`. */
function compiled(code: string, path: string): string {
  const edits: Edit[] = [];
  new Visitor({
    Property: ({ value: node }) => {
      if (node.type !== 'Literal' || typeof node.value !== 'string') return;
      edits.push({ start: node.start, end: node.end, text: JSON.stringify(compile(node.value)) });
    },
  }).visit(parseSync(path, code).program);
  return withEdits(code, edits);
}

/** Reads the texts when the app is built, so that no phone has to fetch the reader of ICU and read them again. */
export function compiledTexts(): Plugin {
  return {
    name: 'candor:compiled-texts',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform: {
      filter: { id: textFile },
      handler: (code, path) => ({ code: compiled(code, path), map: null }),
    },
  };
}
