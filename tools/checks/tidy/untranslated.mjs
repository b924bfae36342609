import { isTest, parse, walk } from '../syntax.mjs';

/** Attributes whose text a person reads or hears. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
]);

/** Names that are the same in every language. */
const names = new Set([
  'Candor',
  'BTC',
  'ETH',
  'USDT',
  'MA',
  'EMA',
  'BOLL',
  'MACD',
  'RSI',
  'VOL',
  'OCO',
  'PnL',
  'K',
  'D',
  'J',
]);

const instead = 'visible text without a key: put it into packages/messages and use its key';

/** Text in the app's screens that is in no language file. */
export function untranslated(file) {
  if (!file.path.startsWith('apps/h5/') || !file.path.endsWith('.tsx') || isTest(file.path)) return [];
  const found = [];
  const look = (node, text) => {
    const words = text.match(/\p{L}+/gu) ?? [];
    if (words.some((word) => !names.has(word))) found.push({ at: node.start, says: `"${text.trim()}" is ${instead}` });
  };
  walk(parse(file).program, (node, ancestors) => {
    if (node.type === 'JSXText') look(node, node.value);
    if (node.type === 'JSXAttribute' && spoken.has(node.name.name)) {
      for (const literal of shownLiterals(node.value)) look(literal, literal.value);
    }
    if (node.type === 'JSXExpressionContainer' && ancestors.at(-1).type !== 'JSXAttribute') {
      for (const literal of shownLiterals(node)) look(literal, literal.value);
    }
  });
  return found;
}

/** The texts that an attribute or a child may come out as: the literal itself, or either side of a choice. */
function shownLiterals(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return shownLiterals(node.expression);
    case 'ConditionalExpression':
      return [...shownLiterals(node.consequent), ...shownLiterals(node.alternate)];
    case 'LogicalExpression':
      return shownLiterals(node.right);
    case 'TemplateLiteral':
      return node.quasis.map((part) => ({ type: 'Literal', start: part.start, value: part.value.cooked }));
    default:
      return [];
  }
}
