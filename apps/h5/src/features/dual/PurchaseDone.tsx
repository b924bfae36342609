import type { DualProductRow } from '@candor/api';
import { dateTimeText } from '@candor/kit';
import { CircleCheck } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

interface PurchaseDoneProps {
  readonly product: DualProductRow;
  /** Of the answer. */
  readonly amount: string;
  readonly onAgain: () => void;
}

/** The purchase that was made, and when it settles. */
export function PurchaseDone({ product: { stakeCode, maturesAtMs }, amount, onAgain }: PurchaseDoneProps) {
  const t = useMessages();
  const format = useFormat();
  const footer = (
    <div className="grid grid-cols-2 gap-2.5">
      <Button look="soft" onClick={onAgain}>
        {t('dual.done.again')}
      </Button>
      <Button onClick={() => redirectTo('/pages/invest/mine')}>{t('dual.done.see')}</Button>
    </div>
  );
  return (
    <Page title={t('common.titles.dual')} footer={footer}>
      <div role="status" className="flex flex-col items-center px-6 pt-16 text-center">
        <CircleCheck aria-hidden className="size-14 text-good" strokeWidth={1.5} />
        <p className="mt-4 text-22 font-semibold">
          {t('dual.done.title', { amount: format.amount(amount), code: stakeCode })}
        </p>
        <p className="mt-2 text-14 text-fg-2">{t('dual.done.text', { time: dateTimeText(maturesAtMs) })}</p>
      </div>
    </Page>
  );
}
