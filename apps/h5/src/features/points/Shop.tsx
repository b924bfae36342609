import type { listPoints, OutputOf, PointsItemRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Empty } from '@candor/kit/view';
import { ShoppingBag, Star } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Gift } from './Gift.tsx';
import { ItemSheet } from './ItemSheet.tsx';
import { useItemTitle } from './use-item-text.ts';
import { usePointsText } from './use-points-text.ts';

/** Everything that points buy, as cards; a tap tells all about one and exchanges for it. */
export function Shop({ shop }: { readonly shop: OutputOf<typeof listPoints> }) {
  const t = useMessages();
  const [itemId, setItemId] = useState<number>();
  const { items, balance } = shop;
  if (items.length === 0) {
    return <Empty icon={<ShoppingBag />} title={t('points.noItems')} text={t('points.noItemsText')} />;
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-3">
        {items.map((item) => (
          <li key={item.itemId} className="flex">
            <ItemCard item={item} onOpen={() => setItemId(item.itemId)} />
          </li>
        ))}
      </ul>
      <ItemSheet
        key={itemId}
        item={items.find((item) => item.itemId === itemId)}
        available={balance?.available}
        onClose={() => setItemId(undefined)}
      />
    </>
  );
}

function ItemCard({ item, onOpen }: { readonly item: PointsItemRow; readonly onOpen: () => void }) {
  const t = useMessages();
  const text = usePointsText();
  const title = useItemTitle();
  const { cost, left, taken, accountMax, refusal } = item;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cx(
        'press flex w-full flex-col rounded-card border border-line bg-surface p-2.5 text-left',
        refusal !== undefined && 'text-fg-3',
      )}
    >
      <Gift item={item} />
      <span className="mt-2 px-0.5 text-14 leading-[1.125rem] font-semibold">{title(item)}</span>
      <span className="mt-auto flex items-center gap-1 px-0.5 pt-1.5 text-15 font-semibold tabular-nums">
        <Star aria-hidden className="size-3.5 fill-current text-accent" />
        {text(cost)}
        <span className="sr-only">{t('points.unit')}</span>
      </span>
      <span className="px-0.5 text-11 text-fg-3 tabular-nums">
        {refusal === undefined
          ? t('points.stock', { left: text(left), taken: String(taken), most: String(accountMax) })
          : t(`points.refusals.${refusal}`)}
      </span>
    </button>
  );
}
