import { isCode, isTest, parse, walk } from '../syntax.mjs';

/**
 * How much of the older English each package still has (docs/words.md), as heads of doc comments, words for people, and titles
 * of tests. The numbers may only shrink: say the smaller one, and take a package out once it has none.
 */
export const wordsAlready = new Map([
  ['apps/h5', 465],
  ['packages/api', 90],
  ['packages/exchange', 348],
  ['packages/gateway', 179],
  ['packages/platform', 58],
  ['packages/readmodel', 75],
]);

const heads = /^\*\s*(?:What|Who|Whose|Whether|How|Where|When|Why)\b/;
const people = /\b(?:he|him|his|himself|whoever)\b/i;
const titled = new Set(['test', 'it']);
const oddTitle = /^(?:what|who|whose|whoever|is|are)\b/;

/** Findings of English that a native engineer would not write, as far as that is mechanical. */
export function plainWords(files, allowed = wordsAlready) {
  const found = new Map();
  for (const file of files.filter(({ path }) => isCode(path) && !path.includes('/generated/'))) {
    const owner = ownerOf(file.path);
    for (const finding of oddWords(file)) found.set(owner, [...(found.get(owner) ?? []), { file, ...finding }]);
  }
  const owners = new Set([...found.keys(), ...allowed.keys()]);
  return [...owners].flatMap((owner) => {
    const all = found.get(owner) ?? [];
    const before = allowed.get(owner) ?? 0;
    if (all.length === before) return [];
    if (all.length > before) return all.slice(before === 0 ? 0 : -1);
    const [file] = files.filter(({ path }) => ownerOf(path) === owner);
    return file === undefined
      ? []
      : [{ file, at: 0, says: `${owner} has ${all.length} odd words now: say so in wordsAlready, not ${before}` }];
  });
}

const ownerOf = (path) =>
  /^(?:packages|apps)\//.test(path) ? path.split('/').slice(0, 2).join('/') : path.split('/')[0];

function oddWords(file) {
  const { comments, program } = parse(file);
  const found = comments.flatMap(({ value, start }) => {
    if (heads.test(value)) return [{ at: start, says: 'a doc comment starts with its noun (docs/words.md)' }];
    const [person] = people.exec(value) ?? [];
    return person === undefined ? [] : [{ at: start, says: `"${person}": people are "they" (docs/words.md)` }];
  });
  if (!isTest(file.path)) return found;
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !titled.has(node.callee.name ?? node.callee.object?.name)) return;
    const [title] = node.arguments;
    if (title?.type === 'Literal' && oddTitle.test(title.value)) {
      found.push({
        at: title.start,
        says: 'a test says what holds, verb first: "rejects an expired token" (docs/words.md)',
      });
    }
  });
  return found;
}
