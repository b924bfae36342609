import type { LanguageCode } from '@candor/api';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { fallbackLanguage, preferred } from './languages.ts';

const menuGroups = ['trade', 'earn', 'fund', 'other'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** `coming` is shown and answers a tap with "function under development". */
export type MenuState = 'available' | 'coming';

interface MenuItem {
  readonly key: string;
  readonly group: MenuGroup;
  readonly label: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  /** Route of the app, as in specification 2; empty when the item opens the whole menu or nothing yet. */
  readonly route: string;
  readonly state: MenuState;
  /** True for the shortcuts on the home page. */
  readonly isOnHome: boolean;
}

/** Every entry, in the order of the home page. */
export async function listMenu(db: Kysely<PlatformTables>, lang: LanguageCode): Promise<readonly MenuItem[]> {
  const rows = await db
    .selectFrom('menu_items')
    .innerJoin('menu_item_texts', 'menu_item_texts.item_key', 'menu_items.item_key')
    .select(['menu_items.item_key', 'group_key', 'icon', 'route', 'state', 'is_on_home', 'lang', 'label'])
    .where('lang', 'in', [lang, fallbackLanguage])
    .orderBy('position')
    .execute();
  return preferred(rows, lang, (row) => row.item_key).map((row) => ({
    key: row.item_key,
    group: row.group_key as MenuGroup,
    label: row.label,
    icon: row.icon,
    route: row.route,
    state: row.state as MenuState,
    isOnHome: row.is_on_home === 1,
  }));
}
