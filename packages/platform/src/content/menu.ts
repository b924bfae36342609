import type { LanguageCode } from '@candor/api';
import { menuIcons } from '@candor/reading';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { textsIn } from './languages.ts';
import { menuFacts, type MenuFacts, menuKeys } from './seed/menu.ts';
import { byPosition, liveItems } from './versions.ts';

interface MenuItem extends MenuFacts {
  readonly key: string;
  readonly label: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  /** True for the shortcuts on the home page. */
  readonly isOnHome: boolean;
}

/** Every entry, in the order of the home page. Where it leads is the app's; its name and place are the site's. */
export async function listMenu(
  db: Kysely<PlatformTables>,
  nowMs: number,
  lang: LanguageCode,
): Promise<readonly MenuItem[]> {
  const items = await liveItems(db, 'menu', nowMs);
  return items.toSorted(byPosition).flatMap((item) => {
    const key = menuKeys.find((known) => known === item.key);
    if (key === undefined || item.facts['isHidden'] === true) return [];
    const { label = '' } = textsIn('menu', item, lang);
    return [{ key, label, isOnHome: item.facts['isOnHome'] === true, icon: menuIcons[key], ...menuFacts[key] }];
  });
}
