import type { TextPartName } from '@candor/messages';
import { type ComponentType, lazy } from 'react';
import type { Product } from '#hooks/use-is-offered.ts';
import type { MessageKey } from '#i18n/use-messages.ts';

/** The tab of a product on the finance page, declared by `finance-tabs.ts` of its feature. */
export interface FinanceTab {
  /** Its name in addresses. */
  readonly id: string;
  /** The place among the tabs; the lowest is open first. */
  readonly order: number;
  readonly label: MessageKey;
  /** The switch that says whether the user can begin anything in it. */
  readonly product: Product;
  /** The parts of the texts that it says, besides the base. */
  readonly texts: readonly TextPartName[];
  readonly Tab: ComponentType;
}

/** A tab whose code comes when it is opened. */
export function lazyFinanceTab<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const Tab: ComponentType = (await load())[name];
    return { default: Tab };
  });
}
