import type { Params } from '#client/navigation.ts';

/** What the tab of a product on the trade page gets. */
export interface ProductTabProps {
  /** Of the page's address: `symbol`, `side` and what else a product reads. */
  readonly params: Params;
}
