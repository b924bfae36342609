import type { OutputOf, transferFunds } from '@candor/api';
import { CircleCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack, redirectTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

interface TransferDoneProps {
  readonly done: OutputOf<typeof transferFunds>;
  readonly code: string;
  readonly onAgain: () => void;
  /** The pair whose page the user came from, for want of funds; they go on there. */
  readonly back: string | undefined;
}

/** The finished transfer, and the place of its record. */
export function TransferDone({ done, code, onAgain, back }: TransferDoneProps) {
  const t = useMessages();
  const seeHistory = () => redirectTo('/pages/fund/transfer_history');
  const footer = (
    <div className="grid grid-cols-2 gap-2.5">
      <Button look="soft" onClick={back === undefined ? onAgain : seeHistory}>
        {t(back === undefined ? 'funds.transferAgain' : 'funds.seeHistory')}
      </Button>
      {back === undefined ? (
        <Button onClick={seeHistory}>{t('funds.seeHistory')}</Button>
      ) : (
        <Button onClick={() => navigateBack()}>{t('funds.backTo', { pair: back })}</Button>
      )}
    </div>
  );
  return (
    <Page title={t('common.titles.transfer')} footer={footer}>
      <div role="status" className="flex flex-col items-center px-6 pt-16 text-center">
        <CircleCheck aria-hidden className="size-14 text-good" strokeWidth={1.5} />
        <p className="mt-4 text-17 font-semibold">{t('funds.transferDone')}</p>
        <AmountText value={done.amount} unit={code} isPrivate className="mt-1 text-28 font-semibold" />
        <p className="mt-1 text-13 text-fg-3">
          {t('funds.transferDoneText', {
            from: t(`words.accountNames.${done.from}`),
            to: t(`words.accountNames.${done.to}`),
          })}
        </p>
      </div>
    </Page>
  );
}
