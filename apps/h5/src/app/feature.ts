import type { TextPartName } from '@candor/messages';
import type { MessageKey } from '#i18n/use-messages.ts';
import type { ScreenRoute } from './screen.ts';

/*
 * The declaration of a product or service in `features/<name>/feature.ts`; the table of pages is made of these files.
 */

export interface Feature {
  readonly routes: readonly ScreenRoute[];
}

/** A page that everybody may open, at `/pages/<path>`. */
export function open(path: string, title: `common.titles.${string}`, load: ScreenRoute['load']): ScreenRoute {
  return { path: `/pages/${path}`, title: title as MessageKey, load, access: 'visitor' };
}

/** A page that needs a token: the shell shows a visitor the signed-out page and leads to the login. */
export function own(path: string, title: `common.titles.${string}`, load: ScreenRoute['load']): ScreenRoute {
  return { ...open(path, title, load), access: 'signed_in' };
}

/** Pages that use a part of the texts which is not in the base: it loads beside the code of each. */
export function saying(part: TextPartName, routes: readonly ScreenRoute[]): readonly ScreenRoute[] {
  return routes.map((route) => ({ ...route, texts: [...(route.texts ?? []), part] }));
}
