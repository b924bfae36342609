import { cx } from '@candor/kit';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { type BookLayout, bookLayouts } from '#features/desk/trade-preferences.ts';

interface BookFooterProps {
  readonly precisions: readonly string[];
  readonly step: string;
  readonly onStep: (step: string) => void;
  readonly layout: BookLayout;
  readonly onLayout: (layout: BookLayout) => void;
}

const layoutNames = { both: 'trade.layoutBoth', bids: 'trade.layoutBids', asks: 'trade.layoutAsks' } as const;

/** The precision of the book, and its sides. */
export function BookFooter({ precisions, step, onStep, layout, onLayout }: BookFooterProps) {
  const t = useMessages();
  const { amount: shown } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const next = bookLayouts[(bookLayouts.indexOf(layout) + 1) % bookLayouts.length] ?? 'both';
  return (
    <div className="flex gap-2 pt-2">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('trade.precision')}: ${shown(step)}`}
        onClick={() => setIsOpen(true)}
        className="press tap flex h-7 min-w-0 flex-1 items-center justify-between rounded-field bg-inset px-2 text-12 text-fg-2 tabular-nums"
      >
        {shown(step)}
        <ChevronDown aria-hidden className="size-3 text-fg-3" />
      </button>
      <button
        type="button"
        aria-label={`${t(layoutNames[layout])}. ${t('trade.showInstead', { what: t(layoutNames[next]) })}`}
        onClick={() => onLayout(next)}
        className="press tap grid h-7 w-9 place-items-center rounded-field bg-inset"
      >
        <LayoutMark layout={layout} />
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('trade.precision')}
        options={precisions.map((id) => ({ id, label: shown(id) }))}
        value={step}
        onChange={onStep}
      />
    </div>
  );
}

/** The book in small: which half is red, which is green, and the amounts beside them. */
function LayoutMark({ layout }: { readonly layout: BookLayout }) {
  const top = layout === 'bids' ? 'bg-up' : 'bg-down';
  const bottom = layout === 'asks' ? 'bg-down' : 'bg-up';
  return (
    <span aria-hidden className="grid grid-cols-2 gap-px">
      <span className={cx('h-[0.3125rem] w-[0.4375rem] rounded-[1px]', top)} />
      <span className="h-[0.3125rem] w-[0.4375rem] rounded-[1px] bg-fg-3" />
      <span className={cx('h-[0.3125rem] w-[0.4375rem] rounded-[1px]', bottom)} />
      <span className="h-[0.3125rem] w-[0.4375rem] rounded-[1px] bg-fg-3" />
    </span>
  );
}
