import { readText } from '../lib/icu.mjs';
import { flatTexts, measure, textFiles } from '../lib/texts.mjs';
import { report } from './report.mjs';
import { isCode, isTest } from './syntax.mjs';
import { outsideOfParts } from './text-parts.mjs';

/**
 * The texts of all languages against the English ones: the same files and keys, ICU with the same arguments, the forms
 * of plurals that the language has; nothing left in English, no text twice, none unused, and none used before it has
 * loaded.
 */
export function checkTexts(files) {
  const found = textFiles(files).map((file) => ({ ...file, texts: flatTexts(file.tree) }));
  const english = new Map(
    found.filter(({ language }) => language === measure).map((one) => [`${one.product}/${one.part}`, one]),
  );
  const languages = [...new Set(found.map(({ language }) => language))].filter((one) => one !== measure);
  const findings = [
    ...languages.flatMap((language) => missingFiles(language, found, english)),
    ...found.flatMap((file) => ownFindings(file)),
    ...found.flatMap((file) => comparedFindings(file, english.get(`${file.product}/${file.part}`))),
    ...twice([...english.values()]),
    ...unsaid([...english.values()], files),
    ...outsideOfParts(found, files),
  ];
  const texts = found.reduce((sum, one) => sum + one.texts.size, 0);
  return report({ texts, languages: languages.length, files: found.length }, findings);
}

function missingFiles(language, found, english) {
  const own = new Set(found.filter((one) => one.language === language).map((one) => `${one.product}/${one.part}`));
  return [...english.keys()]
    .filter((name) => !own.has(name))
    .map((name) => ({
      place: `packages/messages/texts/${language}/${name}.json`,
      says: 'is not there, and is in English',
    }));
}

/** Findings about a text by itself. */
function ownFindings({ file, language, texts }) {
  const forms = (type) => new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  const look = (text) => {
    if (typeof text !== 'string') return ['is no text'];
    if (text.trim() === '') return ['is empty'];
    return readText(text).plurals.flatMap((plural) => {
      const has = forms(plural.type);
      const lacks = has.filter((form) => !plural.forms.includes(form));
      const idle = plural.forms.filter((form) => !has.includes(form));
      return [
        ...lacks.map((form) => `{${plural.name}} has no form "${form}", which ${language} counts with`),
        ...idle.map((form) => `{${plural.name}} has a form "${form}", which ${language} never uses`),
      ];
    });
  };
  return [...texts].flatMap(([key, text]) => {
    try {
      return look(text).map((says) => at(file, key, says));
    } catch (error) {
      return [at(file, key, error.message)];
    }
  });
}

function comparedFindings({ file, language, product, part, texts }, english) {
  if (language === measure) return [];
  if (english === undefined) return [{ place: file.path, says: `English has no ${product}/${part}.json` }];
  const missing = [...english.texts.keys()].filter((key) => !texts.has(key));
  return [
    ...missing.map((key) => ({ place: file.path, says: `${key} is missing` })),
    ...[...texts].flatMap(([key, text]) => {
      if (!english.texts.has(key)) return [at(file, key, 'is not in English')];
      const meant = english.texts.get(key);
      if (text === meant && /[a-z]{4,} [a-z]{3,}/i.test(text)) return [at(file, key, 'is left in English')];
      return taken(text, meant).map((says) => at(file, key, says));
    }),
  ];
}

function taken(text, meant) {
  let takes;
  let asked;
  try {
    takes = readText(text).takes;
    asked = readText(meant).takes;
  } catch {
    // It has been found already.
    return [];
  }
  const said = [];
  for (const name of asked.keys()) if (!takes.has(name)) said.push(`does not say {${name}}`);
  for (const [name, { isNumber, words }] of takes) {
    const wanted = asked.get(name);
    if (wanted === undefined) said.push(`says {${name}}, which English does not`);
    else if (isNumber && !wanted.isNumber) said.push(`cannot count {${name}}: it is a text`);
    else {
      const strange = [...words].filter((word) => word !== 'other' && !wanted.words.has(word));
      said.push(...strange.map((word) => `chooses by "${word}" of {${name}}, which English does not know`));
    }
  }
  return said;
}

/** Keys in two files: one would hide the other. */
function twice(english) {
  const places = new Map();
  const areas = new Map();
  return english.flatMap(({ file, part, texts, tree }) => [
    ...[...texts.keys()].flatMap((key) => {
      const before = places.get(key);
      places.set(key, file.path);
      return before === undefined ? [] : [at(file, key, `stands in ${before} too`)];
    }),
    // The app puts parts beside each other; only the server's additions are merged.
    ...Object.keys(part === 'server' ? {} : tree).flatMap((area) => {
      const before = areas.get(area);
      areas.set(area, file.path);
      return before === undefined ? [] : [{ place: file.path, says: `${area} stands in ${before} too` }];
    }),
  ]);
}

/** Texts whose key no code has, whole or as a template that it fits. */
function unsaid(english, files) {
  const code = files
    .filter(({ path }) => isCode(path) && /^(packages|apps)\/[^/]+\/src\//.test(path) && !isTest(path))
    .filter(({ path }) => !path.startsWith('packages/messages/src/generated/'))
    .map(({ text }) => text.replaceAll('?.', '.'))
    .join('\n');
  const whole = new Set();
  for (const [chain] of code.matchAll(/[A-Za-z]\w*(?:\.\w+)+/g)) {
    const words = chain.split('.');
    for (let from = 0; from < words.length - 1; from++) whole.add(words.slice(from).join('.'));
  }
  const templates = [...new Set([...code.matchAll(/`([A-Za-z]+\.(?:[\w.]|\$\{[^`]*?\})+)`/g)].map(([, text]) => text))]
    .filter((text) => text.includes('${'))
    .map((text) => new RegExp(`^${text.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '[\\w.]+')}$`));
  return english.flatMap(({ file, texts }) =>
    [...texts.keys()]
      .filter((key) => !whole.has(key) && !templates.some((template) => template.test(key)))
      .map((key) => at(file, key, 'is said nowhere: delete it, in all languages')),
  );
}

/** A finding at a key's line; files have a key a line, each level two spaces further in. */
function at(file, key, says) {
  const names = key.split('.');
  let from = 0;
  for (const [depth, name] of names.entries()) {
    const found = file.text.indexOf(`\n${'  '.repeat(depth + 1)}"${name}":`, from);
    if (found >= 0) from = found + 1;
  }
  return { place: `${file.path}:${file.text.slice(0, from).split('\n').length}`, says: `${key} ${says}` };
}
