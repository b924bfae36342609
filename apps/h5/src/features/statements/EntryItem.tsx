import type { EntryRow } from '@candor/api';
import { cx } from '@candor/kit';
import { createElement } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { isMoved, mainPart } from './main-part.ts';
import { iconOf } from './record-tabs.ts';

/** A line of a statement: kind, time, the change with its sign, and the balance after it. What only moves is neither won nor lost. */
export function EntryItem({ entry, onPress }: { readonly entry: EntryRow; readonly onPress: () => void }) {
  const t = useMessages();
  const { isFrozen, change, after } = mainPart(entry);
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex min-h-15 w-full items-center gap-x-3 py-2 text-left outline-offset-[-2px] huge:flex-wrap"
    >
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-inset text-fg-2">
        {createElement(iconOf(entry.kind), { className: 'size-[1.125rem]', strokeWidth: 1.75 })}
      </span>
      <span className="min-w-0 flex-1 huge:min-w-3/5">
        <span className="block text-14 font-medium">{t(`words.entryKinds.${entry.kind}`)}</span>
        <span className="block text-12 text-fg-3">
          <TimeText atMs={entry.atMs} look="clock" /> · {t(`words.accountTypes.${entry.accountType}`)}
        </span>
      </span>
      <span className="shrink-0 text-right huge:ml-auto huge:shrink">
        <AmountText
          value={change}
          unit={entry.code}
          isChange
          isPrivate
          className={cx('block text-14 font-semibold', isMoved(entry) && 'text-fg-2!')}
        />
        <span className="block text-12 text-fg-3">
          {t(isFrozen ? 'funds.frozenAfter' : 'funds.balanceAfter')} <AmountText value={after} isPrivate />
        </span>
      </span>
    </button>
  );
}
