import type { Params } from '#client/navigation.ts';

/** The tab that an address asks for; the first one when it names none, or one that is not there. */
export function tradeTabFrom<Tab extends { readonly id: string }>(tabs: readonly [Tab, ...Tab[]], params: Params): Tab {
  return tabs.find(({ id }) => id === params.tab) ?? tabs[0];
}
