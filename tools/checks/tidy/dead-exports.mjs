import { codeOnly, isCode, isTest, parse } from '../syntax.mjs';

/**
 * Values that are exported and then named nowhere: not in their own file again, not in another, but for lists of
 * exports. Looks at words, not at scopes, so it never accuses the living; a word used for two things may hide a dead one.
 */
export function deadExports(files) {
  const code = files.filter(({ path }) => isCode(path));
  const uses = new Map();
  for (const file of code) {
    for (const word of codeOnly(file).match(/[A-Za-z_$][\w$]*/g) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  for (const file of code) {
    for (const word of wordsOfReexports(file)) uses.set(word, uses.get(word) - 1);
  }
  return code
    .filter(({ path }) => /^(packages|apps)\/[^/]+\/src\//.test(path) && !isTest(path))
    .flatMap((file) =>
      declaredExports(file)
        .filter(({ name }) => uses.get(name) === 1)
        .map(({ name, at }) => ({ file, at, says: `${name} is exported and used nowhere: delete it` })),
    );
}

function declaredExports(file) {
  const found = [];
  for (const { type, declaration } of parse(file).program.body) {
    if (type !== 'ExportNamedDeclaration' || !declaration || declaration.type.startsWith('TS')) continue;
    if (declaration.id?.name) found.push({ name: declaration.id.name, at: declaration.start });
    for (const { id } of declaration.declarations ?? [])
      if (id.type === 'Identifier') found.push({ name: id.name, at: id.start });
  }
  return found;
}

function wordsOfReexports(file) {
  return parse(file)
    .program.body.filter(({ type, source }) => type === 'ExportNamedDeclaration' && source)
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
}
