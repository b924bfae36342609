import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { aliasesOf, askedBy, circles, featureCircles } from './layers-circles.mjs';
import { browserSafe, forTests, handedOver, plan, sharedModules } from './layers-plan.mjs';
import { placeOf, report } from './report.mjs';
import { importsOf, isCode, isTest } from './syntax.mjs';

const scope = '@candor/';

/**
 * Compares every import with the allowed direction, with package.json, and with the other package's exports; and finds
 * files, and features of the app, that import each other in a circle.
 */
export function checkLayers(files) {
  const manifests = manifestsOf(files);
  const findings = [];
  let importCount = 0;
  const looked = new Set();
  const code = files.filter(({ path }) => isCode(path) && ownerOf(path) !== undefined);
  const imports = new Map(code.map(({ path }) => [path, []]));
  const aliases = new Map(Object.keys(plan).map((owner) => [owner, aliasesOf(files, owner)]));
  for (const file of code) {
    const owner = ownerOf(file.path);
    looked.add(owner);
    for (const { asks, at } of importsOf(file)) {
      importCount++;
      const asked = askedBy(file.path, asks, aliases.get(owner));
      if (imports.has(asked)) imports.get(file.path).push(asked);
      const problem =
        asked === undefined
          ? packageProblem(file.path, owner, asks, manifests)
          : ownFileProblem(file.path, owner, { asks, target: asked });
      if (problem !== undefined) findings.push({ place: placeOf(file, at), says: problem });
    }
  }
  for (const { path, says } of [...circles(imports), ...featureCircles(imports)]) findings.push({ place: path, says });
  return report({ files: code.length, imports: importCount, packages: looked.size }, findings);
}

function ownerOf(path) {
  return Object.keys(plan).find((owner) => path.startsWith(`${owner}/`));
}

function manifestsOf(files) {
  const manifests = new Map();
  for (const { path, text } of files) {
    if (path === 'package.json' || path.endsWith('/package.json')) manifests.set(posix.dirname(path), JSON.parse(text));
  }
  return manifests;
}

function ownFileProblem(path, owner, { asks, target }) {
  if (!target.startsWith(`${owner}/`)) {
    return isToolOrTest(path) ? undefined : `'${asks}' leaves ${owner}: import the package by its name`;
  }
  const modules = 'packages/exchange/src/modules/';
  if (!path.startsWith(modules) || !target.startsWith(modules) || isTest(path)) return undefined;
  const [from] = path.slice(modules.length).split('/');
  const [to, file] = target.slice(modules.length).split('/');
  if (from === to || sharedModules.includes(to) || handedOver[from]?.[to]?.includes(file)) return undefined;
  return `module ${from} reaches into ${to}: modules meet in the ledger and in facts; give what both need a file beside them`;
}

function packageProblem(path, owner, asks, manifests) {
  if (isBuiltin(asks)) {
    const isBrowserCode = browserSafe.some((folder) => path.startsWith(`${folder}/`)) && !isTest(path);
    return isBrowserCode ? `'${asks}' does not exist in a browser, and this code runs there` : undefined;
  }
  if (asks.startsWith('virtual:')) return undefined;
  if (asks.startsWith('#')) return `'${asks}' is not among the imports of ${owner}/package.json`;
  const name = asks
    .split('/')
    .slice(0, asks.startsWith('@') ? 2 : 1)
    .join('/');
  const manifest = manifests.get(owner);
  const isOwn = manifest?.name === name;
  const own = { ...manifest?.dependencies, ...manifest?.devDependencies, ...manifest?.optionalDependencies };
  const rootDev = manifests.get('.')?.devDependencies ?? {};
  const isDeclared = isOwn || name in own || (isToolOrTest(path) && (name in rootDev || name.startsWith(scope)));
  if (!isDeclared)
    return `'${name}' is not in the dependencies of ${owner}/package.json: add it there or do without it`;
  return name.startsWith(scope) && !isOwn ? ownProblem(path, owner, asks, manifests) : undefined;
}

/** An import of another package of this project. */
function ownProblem(path, owner, asks, manifests) {
  const wanted = asks.slice(scope.length);
  const [target, ...rest] = wanted.split('/');
  const folder = manifests.has(`apps/${target}`) ? `apps/${target}` : `packages/${target}`;
  const offered = manifests.get(folder)?.exports ?? {};
  const entry = rest.length === 0 ? '.' : `./${rest.join('/')}`;
  if (!(entry in offered)) return `'${asks}' is not among the exports of ${folder}: import what it offers`;
  const allowed = isTest(path) ? [...plan[owner], ...forTests] : plan[owner];
  if (allowed.includes(wanted) || (rest.length > 0 && allowed.includes(`${target}/*`))) return undefined;
  return `${owner} may not import '${asks}': the direction is ${owner} → ${plan[owner].join(', ') || 'nothing'}`;
}

/** Configuration files, tests and the folders that only developers run may use the root's development packages. */
function isToolOrTest(path) {
  return (
    isTest(path) ||
    /^(bench|e2e|tools|packages\/(sim|testkit))\//.test(path) ||
    /^apps\/[^/]+\/(scripts\/|vite\.config)/.test(path)
  );
}
