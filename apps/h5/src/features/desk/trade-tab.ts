import type { TextPartName } from '@candor/messages';
import { type ComponentType, lazy } from 'react';
import type { Params } from '#client/navigation.ts';
import type { MessageKey } from '#i18n/use-messages.ts';

export interface TradeTabProps {
  /** Of the page's address: `symbol`, `side` and the others that a product reads. */
  readonly params: Params;
}

/** The tab of a product on the trade page, declared by `trade-tabs.ts` of its feature. */
export interface TradeTab {
  /** Its name in addresses. */
  readonly id: string;
  /** The place among the tabs; the lowest is the one that an address without a tab opens. */
  readonly order: number;
  readonly label: MessageKey;
  /** The parts of the texts that it says, besides the base. */
  readonly texts: readonly TextPartName[];
  readonly Tab: ComponentType<TradeTabProps>;
  /** The shape of the tab while its code and texts are on their way. */
  readonly Skeleton: ComponentType;
}

/** A tab whose code comes when it is opened, so that the first visit pays for the first tab alone. */
export function lazyTab<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<TradeTabProps>>>>,
  name: Name,
): ComponentType<TradeTabProps> {
  return lazy(async () => {
    const Tab: ComponentType<TradeTabProps> = (await load())[name];
    return { default: Tab };
  });
}
