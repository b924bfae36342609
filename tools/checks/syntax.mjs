import { parseSync } from 'vite';

const parsedFiles = new WeakMap();

/** The ESTree of a .ts, .tsx or .mjs file with TypeScript's nodes, its comments, and its imports and exports. */
export function parse(file) {
  let parsed = parsedFiles.get(file);
  if (parsed === undefined) {
    parsed = parseSync(file.path, file.text);
    const error = parsed.errors[0];
    if (error !== undefined) throw new Error(`${file.path} cannot be read: ${error.message}`);
    parsedFiles.set(file, parsed);
  }
  return parsed;
}

/**
 * Visits every node below `node`, parents first, with its ancestors (nearest last). Returning `false` skips its
 * descendants.
 */
export function walk(node, visit, ancestors = []) {
  if (visit(node, ancestors) === false) return;
  const inside = [...ancestors, node];
  for (const key of Object.keys(node)) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item?.type === 'string') walk(item, visit, inside);
    } else if (typeof value?.type === 'string') walk(value, visit, inside);
  }
}

/** Every imported module of a file, whatever the form: import, export from, import(), import type. */
export function importsOf(file) {
  const found = [];
  walk(parse(file).program, (node) => {
    const source = node.source;
    if (source?.type === 'Literal' && typeof source.value === 'string')
      found.push({ asks: source.value, at: source.start });
  });
  return found;
}

/** The text with comments blanked out, so that offsets stay as they are. */
export function codeOnly(file) {
  let code = file.text;
  for (const { start, end } of parse(file).comments) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
  }
  return code;
}

export const isCode = (path) => /\.(ts|tsx|mts|mjs)$/.test(path) && !path.endsWith('.d.ts');

/** Tests, and code that only tests use (`test-world.ts`). */
export const isTest = (path) => /\.(test|scenario|bench)\.(ts|tsx|mjs)$|(^|\/)test-[\w-]+\.tsx?$/.test(path);
