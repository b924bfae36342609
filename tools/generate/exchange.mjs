/**
 * The lists of the core that mirror its modules: their commands and facts (`spec.ts`), and the reject codes of each of
 * their commands (`rejects.ts`). The order of the modules themselves is part of the snapshot's format, so that list is
 * written by hand (`modules.ts`).
 */

const src = 'packages/exchange/src/';

export function coreSpecs(files) {
  const found = inModules(files, 'spec', /^export const (\w+Spec) = defineSpec\(/m);
  return made('specs', [
    ...imports(found),
    '',
    'export const specs = [',
    ...found.map(({ name }) => `  ${name},`),
    '] as const;',
  ]);
}

export function coreRejects(files) {
  const found = inModules(files, 'rejects', /^export const (\w+Rejects) = \{/m);
  return made('rejects', [
    ...imports(found),
    '',
    '/** Why each command can be refused, in the order in which that is checked. */',
    'export const rejects = {',
    ...found.map(({ name }) => `  ...${name},`),
    '};',
  ]);
}

function inModules(files, file, exported) {
  const place = new RegExp(`^${src}(modules/[a-z-]+/${file}\\.ts)$`);
  return files
    .flatMap(({ path, text }) => {
      const [, relative] = place.exec(path) ?? [];
      if (relative === undefined) return [];
      const [, name] = exported.exec(text) ?? [];
      if (name === undefined) throw new Error(`${path} exports nothing that ${exported.source} finds`);
      return [{ path: relative, name }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const imports = (found) => found.map(({ path, name }) => `import { ${name} } from '../${path}';`);

function made(name, lines) {
  return {
    path: `${src}generated/${name}.ts`,
    text: ['/* Made from the folders by `npm run generate`. */', ...lines, ''].join('\n'),
  };
}
