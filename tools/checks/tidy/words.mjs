import { isCode, isTest, parse, walk } from '../syntax.mjs';

/**
 * The number of findings of the older English that each package still has (docs/words.md), in heads of doc comments,
 * words for people, and titles of tests. It may only shrink: enter the smaller one, and take a package out once it has
 * none.
 */
export const wordsAlready = new Map([['apps/h5', 469]]);

const heads = /^\*[\s*]*(?:What|Who|Whose|Whether|How|Where|When|Why)\b/;
const people = /\b(?:he|him|his|himself|whoever)\b/i;
const titled = new Set(['test', 'it', 'scenario', 'scenarioIn', 'journey']);
const oddTitle = /^(?:RULES [\d, ]+: )?(?:what|who|whose|whoever|is|are)\b/;

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
    if (node.type !== 'CallExpression' || !titled.has(calledFirst(node))) return;
    const title = node.arguments.find((one) => one.type === 'Literal' || one.type === 'TemplateLiteral');
    if (title !== undefined && oddTitle.test(textOf(title))) {
      found.push({
        at: title.start,
        says: 'a test says what holds, verb first: "rejects an expired token" (docs/words.md)',
      });
    }
  });
  return found;
}

/** The name at the start of a call: `test` of `test.each(rows)('…')` and of `test.skipIf(here)('…')`. */
function calledFirst(node) {
  let callee = node;
  while (callee.type !== 'Identifier') {
    callee = callee.callee ?? callee.object ?? callee.tag;
    if (callee === undefined) return undefined;
  }
  return callee.name;
}

/** The text of a string, or the beginning of a template. */
function textOf(node) {
  return node.type === 'Literal' ? String(node.value) : node.quasis[0].value.cooked;
}
