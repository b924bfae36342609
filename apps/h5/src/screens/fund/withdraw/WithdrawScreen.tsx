import { TextPart } from '../../../i18n/TextPart.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import type { ScreenProps } from '../../../routes.ts';
import { Page } from '../../../ui/Page.tsx';
import { assetIdFrom } from '../accounts.ts';
import { StatusPage } from './status/StatusPage.tsx';
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx';
import { WithdrawStart } from './WithdrawStart.tsx';

/**
 * pages/fund/withdraw: to an address or a card; `currency`, `rail` and `way` of its address are filled in. With `id` it
 * shows what has become of that withdrawal.
 */
export function WithdrawScreen({ params }: ScreenProps) {
  const t = useMessages();
  // Numbers of withdrawals are in the same grammar as those of assets.
  const withdrawalId = assetIdFrom(params.id);
  const skeleton = (
    <Page title={t('common.titles.withdraw')}>
      <div className="p-4">
        <WithdrawSkeleton />
      </div>
    </Page>
  );
  return (
    <TextPart part="wallet" skeleton={skeleton}>
      {withdrawalId === undefined ? (
        <WithdrawStart params={params} />
      ) : (
        <StatusPage key={withdrawalId} withdrawalId={withdrawalId} />
      )}
    </TextPart>
  );
}
