import type { MenuRow } from '@candor/api';

/** Places on the home page besides the last one, which opens all functions. */
export const shortcutsMost = 9;
const moreKey = 'more';

/** The entries of the home page: the user's own choice, or the site's. Keys the site no longer has are left out. */
export function homeShortcuts(menu: readonly MenuRow[], chosen: readonly string[] | undefined): readonly MenuRow[] {
  const offered = menu.filter((entry) => entry.key !== moreKey);
  if (chosen === undefined) return offered.filter((entry) => entry.isHome).slice(0, shortcutsMost);
  return chosen.flatMap((key) => offered.find((entry) => entry.key === key) ?? []).slice(0, shortcutsMost);
}

/** The choice with one entry more or less; undefined without room. */
export function withToggled(keys: readonly string[], key: string): readonly string[] | undefined {
  if (keys.includes(key)) return keys.filter((other) => other !== key);
  return keys.length < shortcutsMost ? [...keys, key] : undefined;
}

const groupOrder = ['trade', 'earn', 'fund', 'other'] as const;

/** All entries by group, in the order of the site; groups without entries are left out. */
export function grouped(menu: readonly MenuRow[]) {
  return groupOrder
    .map((group) => ({ group, entries: menu.filter((entry) => entry.group === group && entry.key !== moreKey) }))
    .filter(({ entries }) => entries.length > 0);
}
