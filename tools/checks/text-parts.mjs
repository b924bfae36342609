import { measure } from '../lib/texts.mjs';
import { aliasesOf, askedBy } from './layers-circles.mjs';
import { isCode, isTest, parse, walk } from './syntax.mjs';

const app = 'apps/h5/src/';
/** Parts that no screen fetches: the first page has one, and the app the other never. */
const unfetched = new Set(['base', 'server']);

/**
 * Screens that use texts of a part which neither their route brings (`saying`), nor their trade tab (`texts`), nor a `<TextPart>` around
 * them: a user
 * who opens them first reads keys. Checked by file: of the files and routes through which one that uses such a text
 * comes onto the screen, one has to bring the part.
 */
export function outsideOfParts(texts, files) {
  const partOf = new Map(
    texts
      .filter(({ language, part }) => language === measure && !unfetched.has(part))
      .flatMap(({ tree, part }) => Object.keys(tree).map((area) => [area, part])),
  );
  const code = files.filter(({ path }) => path.startsWith(app) && isCode(path) && !isTest(path));
  const aliases = aliasesOf(files, 'apps/h5');
  const seen = new Map(code.map((file) => [file.path, look(file, aliases)]));
  const importers = new Map();
  for (const [path, { imports }] of seen) {
    for (const { from, brings } of imports) {
      importers.set(from, [...(importers.get(from) ?? []), { by: path, brings }]);
    }
  }
  return code.flatMap(({ path, text }) => {
    const said = new Set([...text.matchAll(/['"`]([A-Za-z]\w*)\./g)].map(([, area]) => partOf.get(area)));
    said.delete(undefined);
    return [...said].flatMap((part) => {
      const way = wayToTop(path, importers, part, (at) => seen.get(at).parts.includes(part));
      if (way === undefined) return [];
      const through = way.map((at) => at.slice(app.length)).join(' < ');
      const ways = `saying('${part}', …) of its route or <TextPart part="${part}">`;
      return [{ place: path, says: `says texts of ${part}, which nothing brings (${ways}): ${through}` }];
    });
  });
}

/**
 * The shortest way up the imports that meets no file that `stops` and no route that brings the part, to a file without
 * importers.
 */
function wayToTop(path, importers, part, stops) {
  const before = new Map([[path, undefined]]);
  for (const at of before.keys()) {
    if (stops(at)) continue;
    const next = importers.get(at) ?? [];
    if (next.length === 0) {
      const way = [];
      for (let step = at; step !== undefined; step = before.get(step)) way.unshift(step);
      return way;
    }
    for (const { by, brings } of next) if (!brings.includes(part) && !before.has(by)) before.set(by, at);
  }
  return undefined;
}

/**
 * Reads the imports of a file for values and the parts that come with them, and the parts that its `<TextPart>`s and the
 * `texts` of its trade tabs name.
 */
function look(file, aliases) {
  const imports = [];
  const parts = [];
  walk(parse(file).program, (node, ancestors) => {
    const asks = node.source?.value;
    const from = typeof asks === 'string' && !isOfTypes(node) ? askedBy(file.path, asks, aliases) : undefined;
    if (from !== undefined) imports.push({ from, brings: saidByRoute(ancestors) });
    if (isTexts(node)) parts.push(...literalsIn(node.value));
    if (node.type === 'JSXOpeningElement' && node.name.name === 'TextPart') {
      const given = node.attributes.find(({ name }) => name?.name === 'part')?.value;
      const named = given ? literalsIn(given) : [];
      // A part that is chosen is one of those that the file names.
      parts.push(...(named.length > 0 ? named : literalsIn(parse(file).program)));
    }
  });
  return { imports, parts };
}

const isTexts = (node) =>
  node.type === 'Property' && node.key.name === 'texts' && node.value.type === 'ArrayExpression';

/** The parts of the `saying` calls around an import. */
function saidByRoute(ancestors) {
  return ancestors.filter(({ callee }) => callee?.name === 'saying').map((saying) => saying.arguments[0].value);
}

function literalsIn(node) {
  const found = [];
  walk(node, (inner) => void (inner.type === 'Literal' && found.push(inner.value)));
  return found;
}

function isOfTypes({ importKind, exportKind, specifiers = [] }) {
  if (importKind === 'type' || exportKind === 'type') return true;
  return specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type');
}
