import { isCode, isTest, parse, walk } from '../syntax.mjs';

const suites = new Set(['test', 'it', 'describe', 'suite', 'bench']);

/** Personal notes, and tests that are switched off or that switch off all others. */
export function leftovers(file) {
  if (!isCode(file.path)) return [];
  const { comments, program } = parse(file);
  const found = comments
    .filter(({ value }) => /\b(FIXME|TODO|XXX)\b/.test(value))
    .map(({ start }) => ({
      at: start,
      says: 'a note of unfinished work: finish it, or open an issue and delete the note',
    }));
  if (!isTest(file.path)) return found;
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || !suites.has(node.object.name)) return;
    if (node.property.name === 'only')
      found.push({ at: node.start, says: '.only leaves out every other test: remove it' });
    if (/^(skip|todo)$/.test(node.property.name)) {
      found.push({
        at: node.start,
        says: `.${node.property.name} hides a test: make it pass, delete it, or say when with skipIf`,
      });
    }
  });
  return found;
}
