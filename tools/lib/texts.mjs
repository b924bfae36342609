/** The files of texts: `packages/messages/texts/<language>/<product>/<part>.json`, `{ area: { name: text } }`. */

const place = /^packages\/messages\/texts\/([\w-]+)\/([\w-]+)\/([\w-]+)\.json$/;

/** The language whose texts are the measure of the others. */
export const measure = 'en';

/** Those among all files that hold texts, with the language and area of their paths. */
export function textFiles(files) {
  return files.flatMap((file) => {
    const [, language, product, part] = place.exec(file.path) ?? [];
    return language === undefined ? [] : [{ file, language, product, part, tree: JSON.parse(file.text) }];
  });
}

/** Every text of a tree by its full key. */
export function flatTexts(tree, before = '') {
  return new Map(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'object' ? [...flatTexts(value, `${before}${name}.`)] : [[before + name, value]],
    ),
  );
}
