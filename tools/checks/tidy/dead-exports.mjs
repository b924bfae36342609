import { codeOnly, isCode, isTest, parse } from '../syntax.mjs';

/**
 * Exports that no other file names but for lists of exports: values that their own file does not name again either, and
 * values and types that stay inside it. Looks at words, not at scopes, so it never accuses the living; a word used for two
 * things may hide a dead one.
 */
export function deadExports(files) {
  const code = files.filter(({ path }) => isCode(path));
  const uses = new Map();
  const named = new Map();
  for (const file of code) {
    const own = new Map();
    for (const word of codeOnly(file).match(/[A-Za-z_$][\w$]*/g) ?? []) own.set(word, (own.get(word) ?? 0) + 1);
    for (const word of wordsOfReexports(file)) own.set(word, own.get(word) - 1);
    for (const [word, count] of own) {
      uses.set(word, (uses.get(word) ?? 0) + count);
      if (count > 0) named.set(word, (named.get(word) ?? 0) + 1);
    }
  }
  return code
    .filter(({ path }) => /^(packages|apps)\/[^/]+\/src\//.test(path) && !isTest(path))
    .flatMap((file) =>
      declaredExports(file).flatMap(({ name, at, isType }) => {
        if (!isType && uses.get(name) === 1)
          return [{ file, at, says: `${name} is exported and used nowhere: delete it` }];
        return named.get(name) === 1 ? [{ file, at, says: `${name} is used in this file only: do not export it` }] : [];
      }),
    );
}

function declaredExports(file) {
  const found = [];
  for (const { type, declaration } of parse(file).program.body) {
    if (type !== 'ExportNamedDeclaration' || !declaration) continue;
    const isType = declaration.type.startsWith('TS');
    if (declaration.id?.name) found.push({ name: declaration.id.name, at: declaration.start, isType });
    for (const { id } of declaration.declarations ?? [])
      if (id.type === 'Identifier') found.push({ name: id.name, at: id.start, isType });
  }
  return found;
}

function wordsOfReexports(file) {
  return parse(file)
    .program.body.filter(({ type, source }) => type === 'ExportNamedDeclaration' && source)
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
}
