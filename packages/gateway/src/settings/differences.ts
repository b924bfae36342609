import type { SettingField } from '@candor/api';

interface Difference {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The fields in which two versions differ, in their order; empty where one has none of that name. */
export function differencesOf(before: readonly SettingField[], after: readonly SettingField[]): Difference[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  const valueIn = (fields: readonly SettingField[], wanted: string): string =>
    fields.find(({ name }) => name === wanted)?.value ?? '';
  return names
    .map((name) => ({ name, before: valueIn(before, name), after: valueIn(after, name) }))
    .filter((difference) => difference.before !== difference.after);
}
