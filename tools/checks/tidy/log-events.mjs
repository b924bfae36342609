import { isCode, isTest, parse, walk } from '../syntax.mjs';

const levels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/** Log lines without a named `event`: an operator cannot search for them, nor be alerted by them (docs/words.md). */
export function namelessLogs(file) {
  if (!/^(packages|apps)\/[^/]+\/src\//.test(file.path) || !isCode(file.path) || isTest(file.path)) return [];
  const found = [];
  walk(parse(file).program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { object, property } = node.callee;
    if (!levels.has(property.name) || !isLog(object)) return;
    const [facts] = node.arguments;
    const hasEvent = facts?.type === 'ObjectExpression' && facts.properties.some(({ key }) => key?.name === 'event');
    if (!hasEvent) found.push({ at: node.start, says: "a log line has an event: { event: 'area.what_happened', … }" });
  });
  return found;
}

/** True for `log`, `logger`, `#log` and any member of these names. */
function isLog(object) {
  const name = object.type === 'MemberExpression' ? object.property.name : object.name;
  return name === 'log' || name === 'logger';
}
