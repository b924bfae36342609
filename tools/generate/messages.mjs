/**
 * The types of the texts. The texts of a screen, with their values, are those of the English ones; TypeScript sees no
 * texts in JSON, so it reads this instead. Each text is represented by its arguments (`takenBy`), so that new words in
 * a text change nothing.
 */
import { takenBy } from '../lib/icu.mjs';
import { measure, textFiles } from '../lib/texts.mjs';

export function englishTexts(files) {
  const parts = new Map();
  for (const { file, language, part, tree } of textFiles(files)) {
    if (language !== measure) continue;
    if (!parts.has(part)) parts.set(part, {});
    const areas = parts.get(part);
    for (const [area, texts] of Object.entries(tree)) {
      if (area in areas) throw new Error(`${file.path}: ${area} stands in another file of ${part} too`);
      areas[area] = texts;
    }
  }
  const text = [
    '/* Made from the English texts by `npm run generate`. */',
    '',
    "/** The texts of each part, each as what it takes: '' for nothing, `{n, plural, other {}}` for a number. */",
    'export interface EnglishParts {',
    ...inOrder(parts).flatMap(([part, areas]) => [
      `  readonly ${quoted(part)}: {`,
      ...inOrder(Object.entries(areas)).flatMap(([area, texts]) => linesOf(area, texts, 2)),
      '  };',
    ]),
    '}',
    '',
  ].join('\n');
  return { path: 'packages/messages/src/generated/english.ts', text };
}

function linesOf(name, value, depth) {
  const indent = '  '.repeat(depth);
  const start = `${indent}readonly ${quoted(name)}:`;
  if (typeof value === 'object') {
    return [
      `${start} {`,
      ...Object.entries(value).flatMap(([key, inner]) => linesOf(key, inner, depth + 1)),
      `${indent}};`,
    ];
  }
  return [`${start} '${takenBy(value)}';`];
}

function quoted(name) {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

function inOrder(entries) {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}
