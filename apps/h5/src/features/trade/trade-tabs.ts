import type { Params } from '#client/navigation.ts';

/** The ways to trade, in their order on the page. */
export const tradeTabs = ['spot', 'contract', 'options', 'stocks', 'copy'] as const;
export type TradeTab = (typeof tradeTabs)[number];

/** The tab an address asks for; spot, as the page was before it had others, when it names none. */
export function tradeTabFrom(params: Params): TradeTab {
  return tradeTabs.find((tab) => tab === params.tab) ?? 'spot';
}
