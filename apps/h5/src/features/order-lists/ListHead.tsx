import { useMessages } from '#i18n/use-messages.ts';
import { TextTabs } from '#ui/TextTabs.tsx';
import { FilterRow, type FilterRowProps } from './FilterRow.tsx';
import { type OrderTab, orderTabs } from './list-filter.ts';

interface ListHeadProps<Side extends string> extends FilterRowProps<Side> {
  /** The subject of the list. */
  readonly label: string;
  readonly tab: OrderTab;
  readonly onTab: (tab: OrderTab) => void;
}

/** Above a page of orders, and staying there: the choice of three lists, and the filters. */
export function ListHead<Side extends string>({ label, tab, onTab, ...filters }: ListHeadProps<Side>) {
  const t = useMessages();
  return (
    <div className="sticky top-0 z-(--z-sticky) bg-bg">
      <TextTabs
        label={label}
        items={orderTabs.map((id) => ({ id, label: t(`orders.status.${id}`) }))}
        value={tab}
        onChange={onTab}
      />
      <FilterRow {...filters} />
    </div>
  );
}
