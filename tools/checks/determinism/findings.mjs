import { parse, walk } from '../syntax.mjs';
import { isBig } from './bigints.mjs';
import * as rules from './rules.mjs';

/** Every place in a file that breaks a rule of determinism, as `{ at, says }`; `names` has the names of bigints. */
export function breaches(file, names) {
  const found = [];
  const add = (node, what, instead) => found.push({ at: node.start, says: `${what}: ${instead}` });
  walk(parse(file).program, (node, ancestors) => {
    const parent = ancestors.at(-1);
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (node.source && isOutside(node.source.value, file.path))
          add(node, `import of '${node.source.value}'`, rules.noOutside);
        return node.type === 'ExportNamedDeclaration' && !node.source;
      case 'ImportExpression':
      case 'AwaitExpression':
        add(node, node.type === 'AwaitExpression' ? 'await' : 'import()', rules.noAsync);
        return;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        if (node.async) add(node, 'async function', rules.noAsync);
        return;
      case 'ForInStatement':
        add(node, 'for…in', rules.noForIn);
        return;
      case 'TSTypeReference':
        if (rules.forbiddenTypes.has(node.typeName.name) && !rules.allowedTypes.has(file.path)) {
          add(node, `the type ${node.typeName.name}`, rules.forbiddenTypes.get(node.typeName.name));
        }
        return;
      case 'Identifier':
        if (rules.forbiddenNames.has(node.name) && isValue(node, parent))
          add(node, node.name, rules.forbiddenNames.get(node.name));
        if (node.name === 'Math' && isValue(node, parent) && parent.type !== 'MemberExpression') {
          add(node, 'Math as a value', 'name the function, so that this check can see it');
        }
        return;
      case 'MemberExpression':
        memberBreach(node, add);
        return;
      case 'CallExpression':
        if (/^(sort|toSorted)$/.test(memberName(node.callee)) && node.arguments.length === 0)
          add(node, 'sort()', rules.noDefaultSort);
        return;
      case 'Literal':
        if (typeof node.value === 'number' && !Number.isInteger(node.value)) add(node, node.raw, rules.noFloat);
        return;
      case 'BinaryExpression':
      case 'AssignmentExpression':
        arithmeticBreach(node, ancestors, names, add);
        return;
      default:
        return;
    }
  });
  return found;
}

function memberBreach(node, add) {
  const name = memberName(node);
  if (node.object.type === 'Identifier' && node.object.name === 'Math') {
    const instead = rules.mathProblem(name);
    if (instead !== undefined) add(node, `Math.${name || '[…]'}`, instead);
  }
  if (node.object.name === 'JSON' && name === 'stringify') add(node, 'JSON.stringify', rules.noStringify);
  if (node.object.name === 'Number' && name === 'parseFloat') add(node, 'Number.parseFloat', rules.noParseFloat);
  if (rules.forbiddenMethods.has(name)) add(node, name, rules.forbiddenMethods.get(name));
}

function arithmeticBreach(node, ancestors, names, add) {
  const operator = node.operator.replace(/=$/, '');
  if (operator !== '/' && operator !== '**') return;
  if (isBig(node.left, names, ancestors) || isBig(node.right, names, ancestors)) return;
  if (operator === '**') add(node, 'power', rules.noPower);
  else if (!isRounded(node, ancestors)) add(node, 'division', rules.noDivision);
}

/** True when the division is the whole argument of a named rounding. */
function isRounded(node, ancestors) {
  const around = ancestors.findLast(({ type }) => type !== 'ParenthesizedExpression' && type !== 'TSAsExpression');
  return (
    node.type === 'BinaryExpression' &&
    around?.type === 'CallExpression' &&
    around.callee.object?.name === 'Math' &&
    /^(floor|ceil|trunc)$/.test(memberName(around.callee))
  );
}

function memberName(node) {
  if (node.type !== 'MemberExpression') return '';
  if (!node.computed) return node.property.name;
  return typeof node.property.value === 'string' ? node.property.value : '';
}

/** Not the name of a property, a method or a type: those may be called anything. */
function isValue(node, parent) {
  if (parent === undefined || parent.type.startsWith('TS'))
    return /^TS(As|Satisfies|NonNull)Expression$/.test(parent?.type ?? '');
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.value === node || parent.computed || parent.shorthand;
  if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition')
    return parent.key !== node || parent.computed;
  return true;
}

function isOutside(asks, path) {
  if (asks.startsWith('.') || asks.startsWith('@candor/')) return false;
  return rules.allowedImports.get(path)?.[asks] === undefined;
}
