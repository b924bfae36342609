import { cx } from '@candor/kit';
import { useRovingKeys } from '@candor/kit/view';
import { useLayoutEffect, useRef } from 'react';
import { NewMark } from './NewMark.tsx';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Something new in there, in words: shown as a dot. */
  readonly mark?: string;
}

interface TextTabsProps<Id extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** `large` heads a page (17 px), `medium` a list in it. */
  readonly size?: 'large' | 'medium';
}

/** The gutter of a page. */
const edgePx = 16;

function fitRow(row: HTMLElement, chosenAt: number): void {
  const chosen = row.children[chosenAt];
  if (chosen === undefined) return;
  // Long words of a language stand closer rather than beyond the edge.
  row.removeAttribute('data-tight');
  row.toggleAttribute('data-tight', row.scrollWidth > row.clientWidth);
  // A page can open at a tab beyond the edge. Only the row scrolls: the page stays where it is.
  const hiddenPx = chosen.getBoundingClientRect().right - row.getBoundingClientRect().right;
  if (hiddenPx > 0) row.scrollLeft += hiddenPx + edgePx;
}

/** Words with a bar under the chosen one; they scroll sideways and never wrap. */
export function TextTabs<Id extends string>({ label, items, value, onChange, size = 'medium' }: TextTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingKeys(list, '[role="tab"]');
  const chosenAt = items.findIndex((item) => item.id === value);
  useLayoutEffect(() => {
    const row = list.current;
    if (row === null) return undefined;
    const fit = new ResizeObserver(() => {
      // Its first report comes with the layout of the frame: to measure here would lay the whole page out once more.
      fit.disconnect();
      fitRow(row, chosenAt);
    });
    fit.observe(row);
    return () => fit.disconnect();
  }, [chosenAt]);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="no-scrollbar flex h-11 shrink-0 scroll-px-4 items-stretch gap-5 overflow-x-auto px-4 data-tight:gap-3.5 data-tight:*:text-15"
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          aria-selected={item.id === value}
          tabIndex={item.id === value ? 0 : -1}
          onClick={(event) => {
            // One half beyond the edge comes into view as it is chosen.
            event.currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
            onChange(item.id);
          }}
          className={cx(
            'relative flex shrink-0 items-center whitespace-nowrap outline-offset-[-2px]',
            size === 'large' ? 'text-17' : 'text-15',
            item.id === value ? 'font-semibold text-fg' : 'font-medium text-fg-3',
          )}
        >
          {item.label}
          {item.mark !== undefined && <NewMark text={item.mark} />}
          {item.id === value && (
            <span
              aria-hidden
              className="absolute bottom-1 left-1/2 h-[0.1875rem] w-[1.125rem] -translate-x-1/2 rounded-full bg-ink"
            />
          )}
        </button>
      ))}
    </div>
  );
}
