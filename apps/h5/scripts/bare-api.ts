import { parseSync, type Plugin, Visitor } from 'vite';
import { type Edit, withEdits } from './with-edits.ts';

const apiFile = /\/packages\/api\/src\/[\w/-]+\.ts$/;

/**
 * The declarations without the parts that only the server needs: `described(schema, …)` is `schema`, summaries are
 * empty, and reject codes are left out.
 */
function bare(code: string, path: string): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [schema], start, end }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'described' || schema === undefined) return;
      edits.push({ start, end: schema.start, text: '' }, { start: schema.end, end, text: '' });
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier') return;
      const { start, end } = value;
      if (key.name === 'summary' && value.type === 'Literal') edits.push({ start, end, text: "''" });
      if (key.name === 'rejects') edits.push({ start, end, text: '[]' });
    },
  }).visit(parseSync(path, code).program);
  return withEdits(code, edits);
}

/** Leaves the words of the API to the server: the app never shows them. */
export function bareApi(): Plugin {
  return {
    name: 'candor:bare-api',
    enforce: 'pre',
    transform: {
      filter: { id: apiFile },
      handler: (code, path) => ({ code: bare(code, path), map: null }),
    },
  };
}
