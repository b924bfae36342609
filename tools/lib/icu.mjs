import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const refused = new Map([
  [TYPE.number, 'formats a number'],
  [TYPE.date, 'formats a date'],
  [TYPE.time, 'formats a time'],
]);

/**
 * The arguments of an ICU text and its choices. `takes`: by name, whether it is a number (it is counted) and the words
 * it is chosen by. `plurals`: the forms that each plural has. Throws, in words, for texts that are not ICU or not ours:
 * numbers and dates come as ready texts, and no text brings tags.
 */
export function readText(text) {
  const takes = new Map();
  const plurals = [];
  const take = (name) => {
    if (!takes.has(name)) takes.set(name, { isNumber: false, words: new Set() });
    return takes.get(name);
  };
  const visit = (elements) => {
    for (const { type, value: name, options, children, pluralType } of elements) {
      if (type === TYPE.tag) throw new Error(`has a tag <${name}>: texts are plain`);
      if (refused.has(type)) throw new Error(`${refused.get(type)}, {${name}}: it comes as a ready text`);
      if (type === TYPE.argument) take(name);
      if (type === TYPE.select) for (const word of Object.keys(options)) take(name).words.add(word);
      if (type === TYPE.plural) {
        take(name).isNumber = true;
        plurals.push({ name, type: pluralType, forms: Object.keys(options).filter((form) => !form.startsWith('=')) });
      }
      for (const option of Object.values(options ?? {})) visit(option.value);
      if (children !== undefined) visit(children);
    }
  };
  visit(parsed(text));
  return { takes, plurals };
}

function parsed(text) {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`cannot be read as ICU: ${error.message}`, { cause: error });
  }
}

/** The values that a text takes, as the shortest text that takes the same: '' for none, `{n, plural, other {}}` for a count. */
export function takenBy(text) {
  return [...readText(text).takes].map(([name, takes]) => `{${name}${howTaken(takes)}}`).join('');
}

function howTaken({ isNumber, words }) {
  if (isNumber) return ', plural, other {}';
  if (words.size === 0) return '';
  return `, select, ${[...words].map((word) => `${word} {}`).join(' ')}`;
}
