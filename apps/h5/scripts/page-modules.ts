import { type ESTree, parseSync, type Rollup } from 'vite';

type Context = Pick<Rollup.PluginContext, 'getModuleInfo' | 'resolve'>;
/** `*` stands for all of a module. */
type Names = ReadonlySet<string>;

interface Reference {
  readonly from: string;
  /** The names in the other module, and under which name each is exported here; absent for a plain import. */
  readonly names: readonly { readonly imported: string; readonly exported?: string }[];
}

interface Shape {
  readonly references: readonly Reference[];
  /** The names that it declares itself. */
  readonly declared: ReadonlySet<string>;
  /** Has statements of its own beside what it passes on. */
  readonly hasCode: boolean;
}

/**
 * The modules that a screen needs at once, with all that they import statically. A file that only passes names on, as the
 * index of the API does, leads to the files of the names that are asked for, and not to all.
 */
export async function modulesOf(context: Context, entry: string): Promise<ReadonlySet<string>> {
  const shapes = new Map<string, Shape | undefined>();
  const resolved = new Map<string, string | undefined>();
  const asked = new Map<string, Set<string>>();
  const reached = new Set<string>();
  const open: [id: string, names: Names][] = [[entry, new Set(['*'])]];

  const shapeOf = (id: string) => {
    if (!shapes.has(id)) shapes.set(id, readShape(context.getModuleInfo(id)?.code ?? undefined, id));
    return shapes.get(id);
  };
  const targetOf = async (from: string, importer: string) => {
    const key = `${importer}\n${from}`;
    if (!resolved.has(key)) {
      const found = await context.resolve(from, importer);
      resolved.set(key, found === null || found.external ? undefined : found.id);
    }
    return resolved.get(key);
  };

  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [id, names] = next;
    const before = asked.get(id) ?? new Set();
    const fresh = new Set([...names].filter((name) => !before.has(name)));
    if (fresh.size === 0) continue;
    asked.set(id, new Set([...before, ...fresh]));
    const shape = shapeOf(id);
    if (shape === undefined) continue;
    // Asked by `export *` for names that another file has.
    const isMeant = fresh.has('*') || [...fresh].some((name) => shape.declared.has(name));
    if (isMeant && shape.hasCode) reached.add(id);
    // A module of the older kind requires others, whole.
    if (shape.hasCode && shape.references.length === 0) {
      for (const other of context.getModuleInfo(id)?.importedIds ?? []) open.push([other, new Set(['*'])]);
    }
    for (const { from, names: passed } of shape.references) {
      if (!isMeant && passed.every(({ exported }) => exported === undefined)) continue;
      const target = await targetOf(from, id);
      if (target === undefined) continue;
      const wanted = wantedOf(passed, fresh);
      if (wanted !== undefined) open.push([target, wanted]);
    }
  }
  return reached;
}

/** The names that a reference asks the other module for, when this one is asked for `asked`; absent when for none. */
function wantedOf(passed: Reference['names'], asked: Names): Names | undefined {
  const isAll = asked.has('*');
  const wanted = new Set<string>();
  for (const { imported, exported } of passed) {
    if (exported === undefined) wanted.add(imported);
    else if (exported === '*') for (const name of isAll ? ['*'] : asked) wanted.add(name);
    else if (isAll || asked.has(exported)) wanted.add(imported);
  }
  return wanted.size === 0 ? undefined : wanted;
}

function readShape(code: string | undefined, path: string): Shape | undefined {
  if (code === undefined) return undefined;
  const references: Reference[] = [];
  const declared = new Set<string>();
  let hasCode = false;
  const { program } = parseSync(`${path}.js`, code);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const names = statement.specifiers.map((one) => ({
        imported: one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*',
      }));
      references.push({ from: statement.source.value, names: names.length === 0 ? [{ imported: '*' }] : names });
    } else if (statement.type === 'ExportAllDeclaration') {
      references.push({ from: statement.source.value, names: [{ imported: '*', exported: '*' }] });
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source !== null) {
      const names = statement.specifiers.map((one) => ({
        imported: nameOf(one.local),
        exported: nameOf(one.exported),
      }));
      references.push({ from: statement.source.value, names });
    } else {
      hasCode = true;
      if (statement.type === 'ExportDefaultDeclaration') declared.add('default');
      if (statement.type !== 'ExportNamedDeclaration') continue;
      for (const { exported } of statement.specifiers) declared.add(nameOf(exported));
      for (const name of namesIn(statement.declaration)) declared.add(name);
    }
  }
  return { references, declared, hasCode };
}

function namesIn(declaration: ESTree.ExportNamedDeclaration['declaration']): string[] {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  return declaration !== null && 'id' in declaration && declaration.id?.type === 'Identifier'
    ? [declaration.id.name]
    : [];
}

function nameOf(name: { readonly type: string; readonly name?: string; readonly value?: string }): string {
  return name.name ?? name.value ?? '';
}
