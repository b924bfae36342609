import type { LockedProductRow, makeLockedDeposit, OutputOf } from '@candor/api';
import { lockedDividendAtMs } from '@candor/exchange/rules';
import { dateTimeText } from '@candor/kit';
import { CircleCheck } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

/** A deposit as it was made: what was asked for, and the answer. */
export interface LockedNow {
  /** As it was when the deposit was made; the answer is under its terms. */
  readonly product: LockedProductRow;
  readonly amount: string;
  readonly made: OutputOf<typeof makeLockedDeposit>;
}

interface LockDoneProps extends LockedNow {
  readonly onAgain: () => void;
}

/** The deposit that was made, by its answer, and what comes next. */
export function LockDone({ product: { code, days, dayMs }, amount, made, onAgain }: LockDoneProps) {
  const firstAtMs = lockedDividendAtMs({ startsAtMs: made.startsAtMs, dayMs, days }, 1);
  const t = useMessages();
  const format = useFormat();
  const footer = (
    <div className="grid grid-cols-2 gap-2.5">
      <Button look="soft" onClick={onAgain}>
        {t('locked.done.again')}
      </Button>
      <Button onClick={() => redirectTo('/pages/lockming/order')}>{t('locked.done.see')}</Button>
    </div>
  );
  return (
    <Page title={t('common.titles.lockup')} footer={footer}>
      <div role="status" className="flex flex-col items-center px-6 pt-16 text-center">
        <CircleCheck aria-hidden className="size-14 text-good" strokeWidth={1.5} />
        <p className="mt-4 text-22 font-semibold">{t('locked.done.title', { amount: format.amount(amount), code })}</p>
        <p className="mt-2 text-14 text-fg-2">
          {t('locked.done.text', {
            dividend: format.amount(made.dividend),
            code,
            count: days,
            time: dateTimeText(firstAtMs),
          })}
        </p>
      </div>
    </Page>
  );
}
