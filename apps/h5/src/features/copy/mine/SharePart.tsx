import { percentOfPpm } from '@candor/money';
import type { FollowRow } from '@candor/api';
import { cx, dateTimeText, signOf } from '@candor/kit';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { shareSum } from './share-sum.ts';

/** The trader's share: paid, due, and the sum behind it. */
export function SharePart({ follow }: { readonly follow: FollowRow }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-2 border-t border-line pt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="press flex min-h-11 w-full items-center gap-2 text-left text-13"
      >
        <span className="flex-1 text-fg-2">
          {t('copy.mine.shareTitle')} {percentOfPpm(follow.share)}%
        </span>
        <span className="text-12 text-fg-3">
          {t('copy.mine.paid')} <AmountText value={follow.sharedTotal} decimals={2} isPrivate className="text-fg" />
          {' · '}
          {t('copy.mine.due')} <AmountText value={follow.shareDue} decimals={2} isPrivate className="text-fg" />
        </span>
        <ChevronDown aria-hidden className={cx('size-4 text-fg-3 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen}>
        <ShareSumText follow={follow} />
      </div>
    </div>
  );
}

function ShareSumText({ follow }: { readonly follow: FollowRow }) {
  const t = useMessages();
  const own = useOwnFormat();
  const amount = (text: string) => own.amount(text, 2);
  const { due, paidAgainFrom } = shareSum(follow);
  const percent = percentOfPpm(follow.share);
  const parts = { realised: amount(follow.realised), percent, paid: amount(follow.sharedTotal) };
  return (
    <div className="flex flex-col gap-1 rounded-tile bg-inset p-3 text-12 text-fg-2 tabular-nums">
      <p>{t('copy.mine.formula', { percent })}</p>
      <p className="font-medium text-fg">
        {signOf(due) > 0 ? t('copy.mine.sum', { ...parts, due: amount(due) }) : t('copy.mine.sumNothing', parts)}
      </p>
      {paidAgainFrom !== undefined && <p>{t('copy.mine.carry', { amount: amount(paidAgainFrom) })}</p>}
      <p className="text-fg-3">
        {t('copy.mine.nextShare', {
          time: dateTimeText(follow.shareAtMs),
        })}
      </p>
    </div>
  );
}
