import { Skeleton } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { accountFrom, assetIdFrom } from '#features/funds/accounts.ts';
import { HistoryButton } from './HistoryButton.tsx';
import { TransferPage } from './TransferPage.tsx';
import { initialTransferForm, type TransferForm } from './transfer-form.ts';
import { useTransferFacts } from './use-transfer-facts.ts';

/**
 * pages/fund/transfer: between the user's own four accounts; `currency`, `from` and `to` of its address are filled in, and
 * `back` names the pair whose page it was opened from.
 */
export function TransferScreen({ params }: ScreenProps) {
  const t = useMessages();
  const facts = useTransferFacts();
  return (
    <Loaded
      from={facts}
      skeleton={
        <Skeleton
          className="gap-4 p-4"
          blocks={[
            'h-30 w-full rounded-card!',
            'h-14 w-full rounded-control!',
            'h-3 w-24',
            'h-12 w-full rounded-control!',
          ]}
        />
      }
      failureClass="p-4"
      renderFrame={(state) => (
        <Page title={t('common.titles.transfer')} actions={<HistoryButton />}>
          {state}
        </Page>
      )}
    >
      {(data) => <TransferPage facts={data} begin={formOf(params)} back={params.back} />}
    </Loaded>
  );
}

/** An address may name one side only; the other is then the spot account, or the contract account beside it. */
function formOf(params: ScreenProps['params']): TransferForm {
  const [from, to] = [accountFrom(params.from), accountFrom(params.to)];
  const way =
    from === to
      ? initialTransferForm
      : {
          from: from ?? (to === 'spot' ? 'contract' : 'spot'),
          to: to ?? (from === 'spot' || from === undefined ? 'contract' : 'spot'),
        };
  return { ...initialTransferForm, ...way, assetId: assetIdFrom(params.currency) };
}
