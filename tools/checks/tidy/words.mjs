import { isCode, isTest, parse, walk } from '../syntax.mjs';

const heads = /^(?:\*[\s*]*(?:What|Who|Whose|Whether|How|Where|When|Why)|\s*(?:What|Who|Whose|Whether))\b/;
const people = /\b(?:he|him|his|himself|whoever)\b/i;
const titled = new Set(['test', 'it', 'scenario', 'scenarioIn', 'journey', 'describe']);
const oddTitle = /^(?:RULES [\d, ]+: )?(?:what|who|whose|whoever|is|are)\b/;

/**
 * English that a native engineer would not write, as far as that is mechanical: heads of doc comments, words for people,
 * and titles of tests (docs/words.md).
 */
export function plainWords(file) {
  if (!isCode(file.path) || file.path.includes('/generated/')) return [];
  const { comments, program } = parse(file);
  const found = comments.flatMap(({ value, start }) => {
    if (heads.test(value)) return [{ at: start, says: 'a comment starts with its noun (docs/words.md)' }];
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
