/* The keys under which a text of the contract's names is looked for, the nearest first. */

/** A field's name in the texts: a number is of what it names, and traditional Chinese has one code, where the wire has two. */
export function fieldKey(name: string): string {
  return name.replace(/(?<=.)_id$/, '').replace(/^tw_/, 'hk_');
}

/** Of the label of a field: as one act calls it, then as every act does. */
export function labelKeys(name: string, act = ''): readonly string[] {
  const field = fieldKey(name);
  return [`acts.labels.${act}.${field}`, `console.fields.${field}`];
}

/** Of what helps to fill a field in: in one act, in every act, then by its unit. */
export function hintKeys(name: string, act: string): readonly string[] {
  const field = fieldKey(name);
  return [`acts.hints.of.${act}.${field}`, `acts.hints.each.${field}`, `acts.hints.units.${field.replace(/^.*_/, '')}`];
}

/** Of a fact of an answer, by the name that it has inside or on the wire; then as a form asks for it. */
export function factKeys(name: string): readonly string[] {
  const inside = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const onWire = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [`console.facts.${inside}`, `console.facts.${inside}Ms`, ...labelKeys(onWire)];
}

/** Of a word (a status, a kind, a side): the console's own, then the app's. */
export function wordKeys(word: string): readonly string[] {
  return [
    `console.words.${word}`,
    `console.roles.${word}`,
    `desk.kinds.${word}`,
    `console.kinds.${word}`,
    `words.orderStatuses.${word}`,
    `words.pairStatuses.${word}`,
    `words.endReasons.${word}`,
    `words.sides.${word}`,
    `words.orderTypes.${word}`,
    `words.entryKinds.${word}`,
    `words.assetClasses.${word}`,
  ];
}
