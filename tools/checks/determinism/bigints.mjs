import { parse, walk } from '../syntax.mjs';

/**
 * Learns the properties, functions and shared constants that hold bigints from the declarations of all deterministic
 * files. There is no type checker to ask, so a name counts only when every typed declaration of it is a bigint: the
 * doubtful ones are reported.
 */
export function learnBigints(files) {
  const names = new Map();
  const learn = (name, type) => {
    const says = type && isBigType(type.typeAnnotation);
    if (says !== undefined) names.set(name, says && names.get(name) !== false);
  };
  for (const file of files) {
    walk(parse(file).program, (node) => {
      if (/^(TSPropertySignature|PropertyDefinition)$/.test(node.type)) learn(node.key.name, node.typeAnnotation);
      if (/^(MethodDefinition|TSMethodSignature)$/.test(node.type))
        learn(node.key.name, (node.value ?? node).returnType);
      if (node.type === 'FunctionDeclaration') learn(node.id.name, node.returnType);
      if (node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration') {
        for (const { id, init } of node.declaration.declarations) {
          if (id.type !== 'Identifier') continue;
          if (id.typeAnnotation || !init) learn(id.name, id.typeAnnotation);
          else names.set(id.name, isBig(init, names, []) && names.get(id.name) !== false);
        }
      }
    });
  }
  return names;
}

/**
 * True when an expression inside `ancestors` is surely a bigint. Mixing with a number would not run, so one bigint
 * operand is enough.
 */
export function isBig(node, names, ancestors) {
  const big = (inner) => isBig(inner, names, ancestors);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'bigint';
    case 'Identifier':
      return isBigName(node.name, names, ancestors);
    case 'MemberExpression':
      return !node.computed && names.get(node.property.name) === true;
    case 'BinaryExpression':
      return /^(\*\*|[-+*/%&|^]|<<|>>)$/.test(node.operator) && (big(node.left) || big(node.right));
    case 'UnaryExpression':
      return node.operator === '-' && big(node.argument);
    case 'ConditionalExpression':
      return big(node.consequent) && big(node.alternate);
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return big(node.expression);
    case 'TSAsExpression':
      return isBigType(node.typeAnnotation) === true || big(node.expression);
    case 'CallExpression':
      return isBigCall(node, names, ancestors);
    default:
      return false;
  }
}

function isBigCall({ callee, arguments: given }, names, ancestors) {
  if (callee.type === 'Identifier') return callee.name === 'BigInt' || names.get(callee.name) === true;
  if (callee.type !== 'MemberExpression' || callee.computed) return false;
  if (callee.property.name === 'reduce') return given.length === 2 && isBig(given[1], names, ancestors);
  if (callee.object.name === 'BigInt') return true;
  return names.get(callee.property.name) === true;
}

/** Looks a name up from the inside out, as JavaScript does; a name without a surrounding declaration is imported. */
function isBigName(name, names, ancestors) {
  for (let depth = ancestors.length - 1; depth >= 0; depth--) {
    const scope = ancestors[depth];
    for (const parameter of scope.params ?? []) {
      const target = parameter.parameter ?? parameter;
      const id = target.type === 'AssignmentPattern' ? target.left : target;
      if (id.name !== name) continue;
      if (id.typeAnnotation) return isBigType(id.typeAnnotation.typeAnnotation) === true;
      return target.type === 'AssignmentPattern' && isBig(target.right, names, []);
    }
    for (const { id, init } of declaratorsOf(scope)) {
      if (id.name !== name) continue;
      if (id.typeAnnotation) return isBigType(id.typeAnnotation.typeAnnotation) === true;
      return Boolean(init) && isBig(init, names, ancestors.slice(0, depth + 1));
    }
  }
  return names.get(name) === true;
}

function declaratorsOf(scope) {
  const statements = Array.isArray(scope.body) ? scope.body : scope.type === 'ForStatement' ? [scope.init] : [];
  return statements.flatMap((statement) => {
    const declaration = statement?.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  });
}

/** `undefined` when the type does not decide it. */
function isBigType(type) {
  if (type.type === 'TSBigIntKeyword') return true;
  if (type.type === 'TSTypeReference') return type.typeName.name === 'Atoms';
  if (type.type === 'TSUnionType')
    return type.types.some((one) => isBigType(one) === true) && type.types.every(isBigOrAbsent);
  return false;
}

function isBigOrAbsent(type) {
  return type.type === 'TSUndefinedKeyword' || type.type === 'TSNullKeyword' || isBigType(type) === true;
}
