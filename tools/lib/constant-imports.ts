import type { ESTree, Plugin } from 'vite';

/** Specifiers of the project's own modules: paths, and packages of its name. */
const own = /^(?:\.{1,2}\/.*\.(?:ts|tsx|mjs)|@candor\/.*)$/;

/**
 * A Vite plugin for tests: the names that a module imports from others of the project become its constants.
 *
 * Vite makes each use of an imported name a call of a getter, because the name might change its value or might not have one
 * yet. Here neither happens: nothing that is exported is assigned again, and no modules import each other in a circle
 * (`checks/layers-circles.mjs`). What computes a lot takes half as long without the getters.
 */
export function constantImports(): Plugin {
  return {
    name: 'constant-imports',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/') || !/\.(?:ts|tsx|mjs)$/.test(id)) return undefined;
      const imports = this.parse(code).body.filter(isOwnImport);
      if (imports.length === 0) return undefined;
      let made = '';
      let end = 0;
      imports.forEach((statement, index) => {
        made += code.slice(end, statement.start) + asConstants(statement, index, code);
        end = statement.end;
      });
      // No line moves, so the map of the step before is still right.
      return { code: made + code.slice(end), map: null };
    },
  };
}

function isOwnImport(statement: ESTree.Program['body'][number]): statement is ESTree.ImportDeclaration {
  return (
    statement.type === 'ImportDeclaration' &&
    own.test(statement.source.value) &&
    statement.attributes.length === 0 &&
    statement.specifiers.length > 0 &&
    statement.specifiers.every((one) => one.type !== 'ImportNamespaceSpecifier')
  );
}

/** The statement as one of the whole module, and the names out of it, on as many lines. */
function asConstants(
  { start, end, source, specifiers }: ESTree.ImportDeclaration,
  index: number,
  code: string,
): string {
  const module = `__own_${index}`;
  const names = specifiers.map((one) => `${JSON.stringify(nameOf(one))}: ${one.local.name}`);
  const lines = code.slice(start, end).split('\n').length - 1;
  return `import * as ${module} from ${JSON.stringify(source.value)}; const { ${names.join(', ')} } = ${module};${'\n'.repeat(lines)}`;
}

/** The name in the module that it is imported from. */
function nameOf(one: ESTree.ImportDeclaration['specifiers'][number]): string {
  if (one.type !== 'ImportSpecifier') return 'default';
  return one.imported.type === 'Identifier' ? one.imported.name : one.imported.value;
}
